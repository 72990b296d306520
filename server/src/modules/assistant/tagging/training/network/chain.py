"""A linear chain over segments (a conditional random field), as ../../chain decodes it."""

import jax
import jax.numpy as jnp
import numpy as np

START = 0
IMPOSSIBLE = -1e4


class States:
    """As in chain/states.ts: outside after a segment of each type, at its beginning, inside of it."""

    def __init__(self, types):
        self.types, self.count, self.labels = types, 1 + 3 * types, 1 + 2 * types
        kinds = np.arange(types)
        self.label_of = np.concatenate([np.zeros(1 + types, int), 1 + kinds, 1 + types + kinds])
        allowed = np.zeros((self.count, self.count), np.float32)
        allowed[START, START] = 1
        for kind in range(types):
            outside, begin, inside = 1 + kind, 1 + types + kind, 1 + 2 * types + kind
            allowed[[outside, begin, inside], outside] = 1
            allowed[:, begin] = 1
            allowed[[begin, inside], inside] = 1
        self.allowed = allowed

    def of_labels(self, labels, resets):
        """(batch, length) labels to states; a segment that a reset cuts begins anew after it."""
        types = self.types

        def step(last, token):
            label, reset = token
            last = jnp.where(reset, START, last)
            kind = (label - 1) % types
            inside, begin = 1 + 2 * types + kind, 1 + types + kind
            goes_on = (last == begin) | (last == inside)
            state = jnp.where((label > types) & goes_on, inside, begin)
            outside = jnp.where(last == START, START, 1 + (last - 1) % types)
            state = jnp.where(label == 0, outside, state)
            return state, state

        _, states = jax.lax.scan(step, jnp.zeros(labels.shape[0], int), (labels.T, resets.T))
        return states.T


def chain_loss(states, transitions, emissions, labels, resets, mask):
    """Negative log likelihood of the labels; tokens outside of the mask are passed over."""
    steps = jnp.exp(transitions) * states.allowed
    scores = jnp.where(states.allowed > 0, transitions, IMPOSSIBLE)
    gold = states.of_labels(labels, resets)
    local = emissions[..., states.label_of]

    def step(carry, token):
        forward, previous = carry
        emission, state, reset, is_in = token
        most = forward.max(-1, keepdims=True)
        total = jnp.log(jnp.exp(forward - most).sum(-1, keepdims=True)) + most
        moved = jnp.log(jnp.exp(forward - most) @ steps + 1e-30) + most
        moved = jnp.where(reset[:, None], total + scores[START], moved) + emission
        origin = jnp.where(reset, START, previous)
        gain = scores[origin, state] + jnp.take_along_axis(emission, state[:, None], 1)[:, 0]
        return (
            jnp.where(is_in[:, None] > 0, moved, forward),
            jnp.where(is_in > 0, state, previous),
        ), gain * is_in

    start = jnp.full((emissions.shape[0], states.count), IMPOSSIBLE).at[:, START].set(0.0)
    first = jnp.zeros(emissions.shape[0], int)
    tokens = (local.swapaxes(0, 1), gold.T, resets.T, mask.T)
    (forward, _), gains = jax.lax.scan(step, (start, first), tokens)
    return jax.nn.logsumexp(forward, -1) - gains.sum(0)


def resets_of(labels, kinds):
    """Where a new request begins: slots do not reach across."""
    kind = jnp.where(labels == 0, -1, (labels - 1) % kinds)
    before = jnp.concatenate([jnp.full_like(kind[:, :1], -2), kind[:, :-1]], 1)
    return ((labels > 0) & (labels <= kinds)) | (kind != before)


def best_labels(states, transitions, emissions):
    scores = np.where(states.allowed > 0, transitions, IMPOSSIBLE)
    local = emissions[:, states.label_of]
    current, origins = scores[START] + local[0], []
    for token in range(1, len(local)):
        paths = current[:, None] + scores
        origins.append(paths.argmax(0))
        current = paths.max(0) + local[token]
    found = [int(current.argmax())]
    for origin in reversed(origins):
        found.append(int(origin[found[-1]]))
    return [int(states.label_of[state]) for state in reversed(found)]


def segments_of(labels, types, offset=0):
    segments = []
    for index, label in enumerate(labels):
        if label > types and segments:
            segments[-1][2] = index + offset
        elif label > 0:
            segments.append([label - 1, index + offset, index + offset])
    return segments
