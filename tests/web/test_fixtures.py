"""What the browser's components are tried on is what the rules give."""

from tests.web.fixtures import FOLDER, fixtures


def test_the_fixtures_are_those_of_these_rules() -> None:
    """Mend it with `python -m tests.web.fixtures`."""
    made = fixtures()
    assert {path.name for path in FOLDER.glob("game-*.json")} == set(made)
    for name, content in made.items():
        assert FOLDER.joinpath(name).read_text(encoding="utf-8") == content, name
