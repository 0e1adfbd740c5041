"""What the list of tables shows of a table, made from the table."""

from __future__ import annotations

import msgspec

from damrak.server.listing import TableSummary
from damrak.server.storage.store import Header
from damrak.server.tables.table import Table
from damrak.server.tables.updates import seat_infos


def header_of(table: Table) -> Header:
    """The row of a table in the list; a closed one is not on the public list."""
    state = table.state
    outcome = table.game.outcome() if table.game else None
    summary = TableSummary(
        code=state.code,
        phase=state.phase,
        settings=state.settings,
        seats=seat_infos(table, frozenset()),
        created=state.created,
        updated=state.updated,
        totals=tuple(score.total for score in outcome.scores) if outcome else None,
        winners=outcome.winners if outcome else None,
    )
    is_listed = state.settings.listed and not state.closed
    return Header(state.phase, is_listed, state.updated, msgspec.json.encode(summary))
