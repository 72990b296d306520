"""How well a network finds what is marked."""

import jax
import numpy as np

from chain import best_labels, segments_of
from examples import batches_of
from network import round_weights


def evaluate(network, weights, examples):
    """F1 of requests and slots by kind and exact tokens, and the share of messages with both right."""
    options = network.options
    weights = jax.tree.map(np.asarray, round_weights(weights, options))
    counts, exact = np.zeros((2, 3)), 0
    for batch, indexes in batches_of(examples, np.random.default_rng(0), is_full=False):
        known, emissions = network.encode(weights, batch[0], batch[3])
        emissions = np.asarray(emissions)
        labels = np.zeros(batch[1].shape, np.int32)
        for row, index in enumerate(indexes):
            length = len(examples[index]["requests"])
            labels[row, :length] = best_labels(
                network.requests, weights["requests"]["transitions"], emissions[row, :length]
            )
        slot_emissions = np.asarray(network.find_slots(weights, known, labels, batch[3]))
        for row, index in enumerate(indexes):
            example = examples[index]
            length = len(example["requests"])
            requests = segments_of(labels[row, :length], options.request_kinds)
            slots = []
            for _, start, end in requests:
                found = best_labels(
                    network.slots, weights["slots"]["transitions"], slot_emissions[row, start : end + 1]
                )
                slots += segments_of(found, options.slot_kinds, start)
            marked = segments_of(example["requests"], options.request_kinds)
            marked_slots = segments_of(example["slots"], options.slot_kinds)
            pairs = [(requests, marked), (slots, marked_slots)]
            for kind, (found, right) in enumerate(pairs):
                found, right = set(map(tuple, found)), set(map(tuple, right))
                counts[kind] += len(found & right), len(found), len(right)
            exact += all(sorted(found) == sorted(right) for found, right in pairs)
    requests, slots = [200 * right / max(1, found + marked) for right, found, marked in counts]
    return f"requests {requests:.1f} %, slots {slots:.1f} %, all right {100 * exact / len(examples):.1f} %"
