"""The table of kernels for the browser, and the layout of records that is written for it."""

from __future__ import annotations

import pytest

from damrak.codegen.exports import EXPORTS, MODULES, NUMBER, offer, record_types
from damrak.codegen.records import READ, kernels_source, records_source
from tests.support import catalogue_named


def some_kernel(tables: object, state: object, seat: int) -> int:
    """Count something."""
    return 0


def strange_kernel(tables: object, thing: object) -> int:
    """Takes what nobody knows."""
    return 0


def test_parameters_are_those_of_the_function() -> None:
    assert offer(some_kernel).parameters == {"tables": "Tables", "state": "State", "seat": NUMBER}


def test_a_record_can_be_named_for_a_parameter() -> None:
    assert offer(some_kernel, state="Observation").parameters["state"] == "Observation"


def test_an_unknown_record_is_an_error() -> None:
    with pytest.raises(KeyError, match="thing"):
        offer(strange_kernel)


def test_every_record_of_a_kernel_has_a_layout() -> None:
    known = record_types(catalogue_named("amsterdam")).keys() | {NUMBER}
    for name, exported in EXPORTS.items():
        assert set(exported.parameters.values()) <= known, name


def test_the_small_module_lacks_the_analysis_alone() -> None:
    lacking = {
        "find_chances",
        "compare_choices",
        "begin_review",
        "review_action",
        "write_account",
        "coach_pick",
        "begin_course",
        "note_moment",
        "note_better",
        "pick_mattered",
        "choose_facts",
        "play_on",
    }
    assert MODULES["insight.wasm"] - MODULES["rules.wasm"] == lacking


def test_what_is_read_of_a_record_is_there() -> None:
    records = record_types(catalogue_named("amsterdam"))
    for name, fields in READ.items():
        assert set(fields) <= set(records[name].names or ()), name


def test_typescript_has_every_kernel_and_record() -> None:
    kernels = kernels_source()
    assert all(f"\n  {name}(" in kernels for name in EXPORTS)
    made = catalogue_named("amsterdam")
    records = records_source(made)
    for name, kind in record_types(made).items():
        assert f"\n  {name}: {{\n    size: {kind.itemsize},\n" in records
    assert 'deckSize: { at: 386, type: "i1", shape: [] }' in records
    assert 'hand: { at: 246, type: "i1", shape: [4, 7] }' in records
