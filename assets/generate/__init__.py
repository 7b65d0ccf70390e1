"""Draws everything under ``assets/`` that is a picture: cards, marks, icons, table, app icon.

The drawings are code, so a proportion, a colour or a new icon is one edit and one run of
``python -m assets.generate``. The same code writes the same bytes on every machine; a test
compares them with what is committed. Only SVG that QtSvg understands is written: paths, circles,
rectangles, groups and transforms; no clip paths, masks, filters, text or CSS.
"""
