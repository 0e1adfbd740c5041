"""What each decision was worth: lambda-returns over the decisions of one seat.

A seat judges its own chances from its own cards; other seats cannot. So the returns of a seat go
from each of its decisions to its next one, whoever moved in between. Only at the end of a lesson,
where the next decision is not known yet, the judgement of the seat to move is used instead. Values
are [..., seat, 2]: chance to win and margin.
"""

from __future__ import annotations

from damrak.board.tables import SEATS
from damrak.train.pytorch import Tensor, torch


def to_seats(values: Tensor, mover: Tensor, players: Tensor) -> Tensor:
    """Values counted from the seat to move, by seat: [games, seat, ...]."""
    return _turned(values, -mover, players)


def from_mover(values: Tensor, mover: Tensor, players: Tensor) -> Tensor:
    """Values by seat, counted from the seat to move."""
    return _turned(values, mover, players)


def _turned(values: Tensor, shift: Tensor, players: Tensor) -> Tensor:
    places = torch.arange(SEATS, device=values.device)
    size = players[..., None]
    turned = torch.where(places < size, (places + shift[..., None]) % size, places)
    return values.gather(-2, turned[..., None].expand(values.shape))


def of_mover(values: Tensor, mover: Tensor) -> Tensor:
    """The values of the mover, from values by seat: [..., 2]."""
    index = mover[..., None, None].expand(*values.shape[:-2], 1, values.shape[-1])
    return values.gather(-2, index).squeeze(-2)


def returns(
    values: Tensor, mover: Tensor, done: Tensor, outcomes: Tensor, last: Tensor, trace: float
) -> Tensor:
    """The return of each step for each seat.

    values: [steps, games, seat, 2] as judged by the mover; outcomes: where `done`, what the game
    that ended with this step was worth; last: the judgement after the last step.
    """
    following, later = last, last  # of each seat's next decision: its value, its return
    found = torch.empty_like(values)
    seats = torch.arange(SEATS, device=values.device)
    for step in range(len(values) - 1, -1, -1):
        ended = done[step][:, None, None]
        following = torch.where(ended, outcomes[step], following)
        later = torch.where(ended, outcomes[step], later)
        found[step] = (1 - trace) * following + trace * later
        decides = (seats == mover[step][:, None])[:, :, None]
        following = torch.where(decides, values[step], following)
        later = torch.where(decides, found[step], later)
    return found


def win_targets(found: Tensor) -> Tensor:
    """Shares of victory counted from the mover that sum to 1: its own as it is, the others' scaled.

    Each seat's return rests on its own judgements, so that they need not sum to 1 by themselves.
    """
    own, others = found[..., :1].clamp(0, 1), found[..., 1:].clamp(0, 1)
    total = others.sum(-1, keepdim=True)
    scaled = others * (1 - own) / total.clamp(min=1e-6)
    second = torch.nn.functional.one_hot(torch.zeros_like(total[..., 0]).long(), SEATS - 1)
    even = second * (1 - own)  # nobody else has a chance: the next seat, which is always there
    return torch.cat((own, torch.where(total > 1e-6, scaled, even)), -1)
