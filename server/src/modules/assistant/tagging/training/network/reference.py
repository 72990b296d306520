"""Writes what a small network of random weights answers, for network.test.ts.

python reference.py ../../network/reference.json
"""

import base64
import json
import sys
import tempfile
from argparse import Namespace

import jax
import numpy as np

from chain import best_labels
from network import Network, create_weights, round_weights
from train import write_model

TOKENS = [[3, 9], [70_000], [3, 4_000_000], [], [9]]
REQUESTS = [1, 3, 0, 2, 4]
BUCKETS = [3, 9, 70_000, 4_000_000]


def main():
    options = Namespace(
        request_kinds=2,
        slot_kinds=3,
        features=4,
        size=3,
        hidden=2,
        label_size=2,
        embedding_step=0.4,
        dropout=0,
        feature_dropout=0,
    )
    network = Network(options)
    weights = create_weights(options, network.requests, network.slots, jax.random.PRNGKey(7))
    weights = jax.tree.map(
        lambda value: value + 0.5 * jax.random.normal(jax.random.PRNGKey(8), value.shape), weights
    )
    with tempfile.NamedTemporaryFile() as file:
        write_model(file.name, options, BUCKETS, weights)
        model = base64.b64encode(file.read()).decode()
    weights = jax.tree.map(np.asarray, round_weights(weights, options))
    rows = np.zeros((1, len(TOKENS), 2), np.int32)
    for place, token in enumerate(TOKENS):
        for index, bucket in enumerate(token):
            rows[0, place, index] = 1 + BUCKETS.index(bucket)
    mask = np.ones(rows.shape[:2], np.float32)
    known, requests = network.encode(weights, rows, mask)
    slots = network.find_slots(weights, known, np.array([REQUESTS]), mask)
    reference = {
        "model": model,
        "tokens": TOKENS,
        "requestLabels": REQUESTS,
        "requests": np.asarray(requests)[0].tolist(),
        "slots": np.asarray(slots)[0].tolist(),
        "bestRequests": best_labels(
            network.requests, weights["requests"]["transitions"], np.asarray(requests)[0]
        ),
        "bestSlots": best_labels(network.slots, weights["slots"]["transitions"], np.asarray(slots)[0]),
    }
    with open(sys.argv[1], "w") as file:
        json.dump(reference, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main()
