"""Which of the game's actions can be done now."""

from PySide6.QtGui import QAction

from three04.rules import actions as act
from three04.ui.match.session import Session
from three04.ui.window.commands import Commands


def able(
    commands: Commands, session: Session | None, offered: tuple[act.Action, ...]
) -> dict[QAction, bool]:
    """Return whether each action that belongs to a match can be done.

    Args:
        commands: The actions.
        session: The match in progress; None before the first.
        offered: What the open question allows.
    """
    begun = session is not None
    over = session is not None and session.deal_over
    kinds = {type(action) for action in offered}
    found: dict[QAction, bool] = dict.fromkeys(
        (
            commands.again_action,
            commands.proof_action,
            commands.gone_action,
            commands.standing_action,
            commands.repeat_action,
            commands.score_action,
            commands.log_action,
        ),
        begun,
    )
    found |= dict.fromkeys(
        (
            commands.record_action,
            commands.copy_action,
            commands.replay_action,
            commands.next_action,
        ),
        over,
    )
    return found | {
        commands.undo_action: session is not None and session.can_undo,
        commands.redo_action: session is not None and session.can_redo,
        commands.deal_again_action: session is not None and session.view.public.number > 0,
        commands.review_action: session is not None and session.may_review,
        commands.finish_action: session is not None and session.can_finish_deal,
        commands.pass_action: act.Pass in kinds,
        commands.ask_action: act.Ask in kinds,
        commands.open_action: act.Open in kinds,
        commands.spoilt_action: session is not None and session.spoilt_offer() is not None,
        commands.last_action: session is not None and not over and bool(session.view.public.tricks),
        commands.players_action: session is not None and any(session.lineup.players),
        commands.claim_action: session is not None and session.can_claim,
    }
