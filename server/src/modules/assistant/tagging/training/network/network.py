"""The network: two long short-term memories in both directions, and the scores of labels (decision 064)."""

import jax
import jax.numpy as jnp
import numpy as np

from chain import States, chain_loss, resets_of


def create_weights(options, requests, slots, key):
    keys = iter(jax.random.split(key, 16))
    size, hidden = options.size, options.hidden

    def matrix(rows, columns):
        return jax.random.normal(next(keys), (rows, columns)) / np.sqrt(rows)

    def lstm(inputs):
        bias = jnp.zeros(4 * hidden).at[hidden : 2 * hidden].set(1.0)
        return {"input": matrix(inputs, 4 * hidden), "state": matrix(hidden, 4 * hidden), "bias": bias}

    second = 2 * hidden + options.label_size
    return {
        # The first row is of no feature.
        "embeddings": jax.random.normal(next(keys), (options.features + 1, size)) * 0.02,
        "first": {"forward": lstm(size), "backward": lstm(size)},
        "second": {"forward": lstm(second), "backward": lstm(second)},
        "labels": jax.random.normal(next(keys), (requests.labels, options.label_size)) * 0.3,
        "requests": {
            "weights": matrix(2 * hidden, requests.labels),
            "bias": jnp.zeros(requests.labels),
            "transitions": jnp.zeros((requests.count, requests.count)),
        },
        "slots": {
            "weights": matrix(second, slots.labels),
            "bias": jnp.zeros(slots.labels),
            "transitions": jnp.zeros((slots.count, slots.count)),
        },
    }


def step_of(name, value, options):
    """Distance of the levels to which weights are rounded, and how many there are to each side of 0."""
    if name == "embeddings":
        return options.embedding_step * jnp.std(value), 7
    if name == "transitions":
        return jnp.maximum(jnp.abs(value).max(), 1e-6) / 40, 40
    return jnp.maximum(jnp.abs(value).max(), 1e-6) / 31, 31


def name_of(path):
    return path[-1].key


def round_weights(weights, options):
    def rounded(path, value):
        step, most = step_of(name_of(path), value, options)
        step = jax.lax.stop_gradient(step)
        near = jnp.clip(jnp.round(value / step), -most, most) * step
        return value + jax.lax.stop_gradient(near - value)

    return jax.tree_util.tree_map_with_path(rounded, weights)


def run_lstm(weights, inputs, mask, reverse):
    hidden = weights["state"].shape[0]

    def step(carry, token):
        state, cell = carry
        moved, is_in = token
        gates = moved + state @ weights["state"]
        enter, keep, change, leave = jnp.split(gates, 4, -1)
        new_cell = jax.nn.sigmoid(keep) * cell + jax.nn.sigmoid(enter) * jnp.tanh(change)
        new_state = jax.nn.sigmoid(leave) * jnp.tanh(new_cell)
        is_in = is_in[:, None]
        state = is_in * new_state + (1 - is_in) * state
        cell = is_in * new_cell + (1 - is_in) * cell
        return (state, cell), state

    zero = jnp.zeros((inputs.shape[0], hidden))
    moved = inputs @ weights["input"] + weights["bias"]
    _, states = jax.lax.scan(step, (zero, zero), (moved.swapaxes(0, 1), mask.T), reverse=reverse)
    return states.swapaxes(0, 1)


def run_both(weights, inputs, mask):
    forward = run_lstm(weights["forward"], inputs, mask, False)
    return jnp.concatenate([forward, run_lstm(weights["backward"], inputs, mask, True)], -1)


class Network:
    def __init__(self, options):
        self.options = options
        self.requests, self.slots = States(options.request_kinds), States(options.slot_kinds)
        self.encode = jax.jit(lambda weights, tokens, mask: self.read(weights, tokens, mask, None))
        self.find_slots = jax.jit(lambda *given: self.read_slots(*given, None))

    def drop(self, key, values):
        if key is None:
            return values
        kept = 1 - self.options.dropout
        return jnp.where(jax.random.bernoulli(key, kept, values.shape), values / kept, 0)

    def read(self, weights, tokens, mask, key):
        """What both directions know at every token, and the scores of the labels of requests."""
        keys = [None] * 3 if key is None else jax.random.split(key, 3)
        kept = 1.0
        if key is not None:
            kept = 1 - self.options.feature_dropout
            tokens = jnp.where(jax.random.bernoulli(keys[0], kept, tokens.shape), tokens, 0)
        vectors = (weights["embeddings"][tokens] * (tokens > 0)[..., None]).sum(2) / kept
        vectors = self.drop(keys[1], jnp.tanh(vectors))
        known = self.drop(keys[2], run_both(weights["first"], vectors, mask))
        return known, known @ weights["requests"]["weights"] + weights["requests"]["bias"]

    def read_slots(self, weights, known, labels, mask, key):
        vectors = weights["labels"][labels]
        more = self.drop(key, run_both(weights["second"], jnp.concatenate([known, vectors], -1), mask))
        joined = jnp.concatenate([known + more, vectors], -1)
        return joined @ weights["slots"]["weights"] + weights["slots"]["bias"]

    def loss(self, weights, batch, key, is_rough):
        tokens, requests, slots, mask = batch
        keys = jax.random.split(key, 3)
        if is_rough:
            weights = round_weights(weights, self.options)
        known, emissions = self.read(weights, tokens, mask, keys[0])
        whole = jnp.zeros_like(requests, bool)
        loss = chain_loss(self.requests, weights["requests"]["transitions"], emissions, requests, whole, mask)
        # Slots are learned within requests as marked, and as the network finds them.
        found = jax.lax.stop_gradient(emissions.argmax(-1))
        is_marked = jax.random.bernoulli(keys[1], 0.5, (tokens.shape[0], 1))
        labels = jnp.where(is_marked, requests, found)
        emissions = self.read_slots(weights, known, labels, mask, keys[2])
        within = mask * (labels > 0)
        resets = resets_of(labels, self.requests.types)
        known_slots = jnp.maximum(slots, 0)
        slot_loss = chain_loss(
            self.slots, weights["slots"]["transitions"], emissions, known_slots, resets, within
        )
        return (loss + jnp.where(slots[:, 0] < 0, 0, slot_loss)).mean()
