"""A review in words: the choices, what they were worth, the open cards, the same deal by others."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from three04.review.comparison import Comparison
from three04.review.deal import FinishedDeal
from three04.review.judging import Grade, Verdict
from three04.review.moments import Moment
from three04.review.open_cards import OpenDeal
from three04.review.snapshots import Snapshot
from three04.rules.events import PARTNER_CLOSE
from three04.rules.nought.match import Match
from three04.rules.nought.ranks import POINTS
from three04.rules.questions import Answer
from three04.store.comparisons import Showing
from three04.store.skill import SkillFigure
from three04.ui.advice import hint_texts
from three04.ui.advice.hint_texts import decimal, percent
from three04.ui.match import opponents
from three04.ui.words import texts
from three04.ui.words.numbers import MINUS


def grade_text(grade: Grade) -> str:
    """Return the class of a choice in a word or two."""
    return {
        Grade.FORCED: QCoreApplication.translate("Review", "No choice"),
        Grade.BEST: QCoreApplication.translate("Review", "Best"),
        Grade.GOOD: QCoreApplication.translate("Review", "Good"),
        Grade.INACCURACY: QCoreApplication.translate("Review", "Inaccuracy"),
        Grade.MISTAKE: QCoreApplication.translate("Review", "Mistake"),
        Grade.OTHER: QCoreApplication.translate("Review", "Not judged"),
    }[grade]


def place_text(moment: Moment) -> str:
    """Return when a choice was made: "Auction", "Trick 3"."""
    if moment.trick is not None:
        return trick_text(moment.trick)
    if moment.view.public.phase == "trump":
        return QCoreApplication.translate("Review", "Trump")
    return QCoreApplication.translate("Review", "Auction")


def trick_text(number: int) -> str:
    """Return "Trick 3" for the third."""
    return QCoreApplication.translate("Review", "Trick {n}").format(n=number + 1)


def answer_text(answer: Answer, moment: Moment, names: Sequence[str]) -> str:
    """Return what was or might have been done, in a few words."""
    return hint_texts.answer_text(answer, moment.question, moment.view, names)


def signed(tokens: float) -> str:
    """Return tokens with their sign, with one place where they are not whole."""
    sign = "+" if tokens > 0 else MINUS if tokens < 0 else ""
    whole = isinstance(tokens, int)
    text = str(abs(tokens)) if whole else decimal(abs(tokens))
    return text if text == decimal(0.0) else sign + text


def loss_text(verdict: Verdict) -> str:
    """Return what a choice has cost, in a word or two; empty where it cost nothing."""
    if verdict.grade in (Grade.BEST, Grade.FORCED, Grade.OTHER):
        return ""
    if verdict.tokens is not None:
        return QCoreApplication.translate("Review", "{tokens} tokens").format(
            tokens=MINUS + decimal(verdict.tokens)
        )
    if verdict.chance is not None:
        return f"{MINUS}{percent(verdict.chance)} %"
    return ""


def cost_text(verdict: Verdict) -> str:
    """Return what a choice was worth beside the best, as a sentence."""
    if verdict.grade is Grade.FORCED:
        return QCoreApplication.translate("Review", "There was nothing else to do.")
    if verdict.grade is Grade.OTHER:
        return QCoreApplication.translate(
            "Review", "What the difference is worth cannot be said here."
        )
    if verdict.grade is Grade.BEST:
        if verdict.agreed:
            return ""
        return QCoreApplication.translate("Review", "Both are worth about the same.")
    if verdict.tokens is not None:
        return QCoreApplication.translate(
            "Review", "On average it cost your side {tokens} tokens."
        ).format(tokens=decimal(verdict.tokens))
    return QCoreApplication.translate(
        "Review", "In 100 such deals it goes well {n} times less often than the best choice."
    ).format(n=percent(verdict.chance or 0.0))


def advice_text(verdict: Verdict, moment: Moment, adviser: str, names: Sequence[str]) -> str:
    """Return what the adviser would have done, and why, in one or two sentences."""
    level = opponents.level_text(adviser)
    if verdict.grade is Grade.FORCED:
        return ""
    if verdict.agreed:
        text = QCoreApplication.translate("Review", "{level} would have done the same.")
        said = text.format(level=level)
    else:
        text = QCoreApplication.translate("Review", "{level} would have chosen: {move}.")
        said = text.format(level=level, move=answer_text(verdict.advised, moment, names))
    why = hint_texts.reason(verdict.best.whys, names) if verdict.best is not None else ""
    return f"{said} {why}".strip()


def verdict_text(verdict: Verdict | None) -> str:
    """Return class and loss: "Mistake, −0.7 tokens"; what is not known yet is thought about."""
    if verdict is None:
        return QCoreApplication.translate("Review", "not looked at yet")
    loss = loss_text(verdict)
    return f"{grade_text(verdict.grade)}, {loss}" if loss else grade_text(verdict.grade)


# ---------------------------------------------------------------------- the deal


def title(match: Match, names: Sequence[str]) -> str:
    """Return what was bid and what came of it, in one sentence."""
    result = match.result
    assert result is not None
    if result.outcome not in ("made", "failed") or result.maker is None:
        return texts.outcome_text(result.outcome)
    trump = match.public.trump
    contract = texts.contract_text(result.contract)
    if trump is not None:
        contract = QCoreApplication.translate("Review", "{contract} with {suit}").format(
            contract=contract, suit=texts.suit_name(trump)
        )
    if result.outcome == "made":
        text = QCoreApplication.translate("Review", "{name}: {contract}, made")
    else:
        text = QCoreApplication.translate("Review", "{name}: {contract}, failed")
    return text.format(name=names[result.maker], contract=contract)


def open_text(deal: OpenDeal, match: Match, own: int) -> str:
    """Return what the best play with open cards would have made, beside what was made."""
    ours = match.public.table.side(deal.maker) == match.public.table.side(own)
    best, taken = deal.best, deal.points[-1]
    if best == taken and ours:
        text = QCoreApplication.translate(
            "Review",
            "With open cards and the best play of all, your side would get {best} points, "
            "just as it did.",
        )
    elif best == taken:
        text = QCoreApplication.translate(
            "Review",
            "With open cards and the best play of all, the makers would get {best} points, "
            "just as they did.",
        )
    elif ours:
        text = QCoreApplication.translate(
            "Review",
            "With open cards and the best play of all, your side would get {best} points. "
            "In fact it got {taken}.",
        )
    else:
        text = QCoreApplication.translate(
            "Review",
            "With open cards and the best play of all, the makers would get {best} points. "
            "In fact they got {taken}.",
        )
    return text.format(best=best, taken=taken)


def turning_text(deal: OpenDeal, names: Sequence[str]) -> str:
    """Return where the deal turned, as a sentence."""
    play = deal.turning
    if play is None:
        return QCoreApplication.translate(
            "Review", "No single card decided: with open cards the deal never turned."
        )
    before, after = play.before >= deal.contract, play.after >= deal.contract
    if before == after:
        text = QCoreApplication.translate(
            "Review",
            "What changed most was in trick {n}, {name}: {card}. With open cards the makers got "
            "{before} points before it and {after} after it.",
        )
    elif after:
        text = QCoreApplication.translate(
            "Review",
            "The turning point was in trick {n}, {name}: {card}. With open cards the makers could "
            "get only {before} points before it, too few for the contract; after it they could "
            "get {after}.",
        )
    else:
        text = QCoreApplication.translate(
            "Review",
            "The turning point was in trick {n}, {name}: {card}. With open cards the makers could "
            "get {before} points before it, enough for the contract; after it they could get only "
            "{after}.",
        )
    return text.format(
        card=texts.card_name(play.card),
        name=names[play.seat],
        n=play.trick + 1,
        before=play.before,
        after=play.after,
    )


def unsolved_text(code: str) -> str:
    """Return why a deal is not looked at with open cards."""
    return {
        "no-play": QCoreApplication.translate("Review", "No card was played in this deal."),
        "close": QCoreApplication.translate(
            "Review", "With Partner Close hands lie aside, which is not solved with open cards."
        ),
        "slow": QCoreApplication.translate(
            "Review",
            "The fast part of the game was not built: the deal is not solved with open cards.",
        ),
    }[code]


def snapshot_text(snap: Snapshot, names: Sequence[str], tricks: int) -> str:
    """Return what is shown of the cards: "Trick 3 of 8. Winner: Ravi, 23 points"."""
    if snap.number is None or not snap.trick:
        return QCoreApplication.translate("Review", "Before the first lead")
    text = QCoreApplication.translate("Review", "Trick {n} of {all}")
    said = text.format(n=snap.number + 1, all=tricks)
    if snap.winner is None:
        return said
    points = sum(POINTS[laid.card] for laid in snap.trick)
    text = QCoreApplication.translate("Review", "{trick}. Winner: {name}, {points} points")
    return text.format(trick=said, name=names[snap.winner], points=points)


def trump_text(snap: Snapshot) -> str:
    """Return which suit is trump and whether the others knew."""
    if snap.trump is None:
        return ""
    if snap.closed:
        text = QCoreApplication.translate("Review", "Trump: {suit}, still closed")
    else:
        text = QCoreApplication.translate("Review", "Trump: {suit}, open")
    return text.format(suit=texts.suit_name(snap.trump))


# ---------------------------------------------------------------------- the same deal by others


def showing_text(came: Showing, names: Sequence[str]) -> str:
    """Return how a deal came out for somebody, in a few words."""
    if came.outcome not in ("made", "failed") or came.maker is None:
        return texts.outcome_text(came.outcome)
    contract = texts.contract_text(came.contract)
    if came.outcome == "made":
        text = QCoreApplication.translate("Review", "{name}: {contract}, made")
    else:
        text = QCoreApplication.translate("Review", "{name}: {contract}, failed")
    return text.format(name=names[came.maker], contract=contract)


def who_text(came: Showing, name: str) -> str:
    """Return who played in the chair."""
    return opponents.level_text(came.level) if came.level else name


def points_text(points: int) -> str:
    """Return card points: "124 points"."""
    return QCoreApplication.translate("Review", "{n} points").format(n=points)


def ahead_text(comparison: Comparison) -> str:
    """Return who did better, as a sentence."""
    level, ahead = opponents.level_text(comparison.theirs.level), comparison.ahead
    if ahead == 0:
        return QCoreApplication.translate("Review", "As many tokens as {level}.").format(
            level=level
        )
    if ahead > 0:
        text = QCoreApplication.translate("Review", "{tokens} more than {level}.")
    else:
        text = QCoreApplication.translate("Review", "{tokens} less than {level}.")
    return text.format(tokens=texts.token_count(abs(ahead)), level=level)


def skill_text(figure: SkillFigure, level: str) -> str:
    """Return what comparisons say over time."""
    values = {
        "level": opponents.level_text(level),
        "tokens": decimal(abs(figure.mean)),
        "n": figure.deals,
    }
    if figure.margin is None or figure.deals < 2:
        return ""
    if figure.mean >= 0:
        text = QCoreApplication.translate(
            "Review", "Over {n} deals you are {tokens} tokens a deal ahead of {level} (± {margin})."
        )
    else:
        text = QCoreApplication.translate(
            "Review", "Over {n} deals you are {tokens} tokens a deal behind {level} (± {margin})."
        )
    return text.format(margin=decimal(figure.margin), **values)


def needed_text(contract: int) -> str:
    """Return what the makers need."""
    if contract == PARTNER_CLOSE:
        return texts.contract_text(contract)
    return QCoreApplication.translate("Review", "{n} needed").format(n=contract)


def chart_text(deal: OpenDeal) -> str:
    """Return the line of the open cards in words."""
    values = [str(deal.points[0])]
    for play, after in zip(deal.plays[1:], deal.points[1:], strict=False):
        if play.trick != deal.plays[deal.plays.index(play) - 1].trick:
            values.append(str(after))
    values.append(str(deal.points[-1]))
    text = QCoreApplication.translate(
        "Review", "The makers' points with open cards, before each trick and at the end: {values}."
    )
    return text.format(values=", ".join(values))


def deal_title(deal: FinishedDeal) -> str:
    """Return the window's title."""
    return QCoreApplication.translate("Review", "Review of deal {n}").format(n=deal.number)
