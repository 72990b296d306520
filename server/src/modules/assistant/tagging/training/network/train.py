"""Trains the network of the tagger (decision 064). Started by ../train.ts.

    python train.py EXAMPLES MODEL [--test=AUTHORS] [--epochs=10] ...

EXAMPLES holds a JSON object per line: `tokens` (feature buckets of every token), `requests` and `slots`
(labels of every token; no slots where only requests are known), `author`, `isMarked`. MODEL is written as
../../network/decode.ts reads it.
"""

import argparse
import struct
import time

import jax
import numpy as np
import optax

from evaluate import evaluate
from examples import batches_of, read_examples
from network import Network, create_weights, name_of, step_of


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("model")
    parser.add_argument("--request-kinds", type=int, default=20)
    parser.add_argument("--slot-kinds", type=int, default=34)
    parser.add_argument("--test", default="", help="authors whose messages measure the network")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rough-epochs", type=int, default=3, help="last epochs, with rounded weights")
    parser.add_argument("--features", type=int, default=12000, help="how many have a vector")
    parser.add_argument("--size", type=int, default=48, help="of a feature's vector")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--label-size", type=int, default=12)
    parser.add_argument("--share", type=float, default=1, help="of the examples, to try things out")
    parser.add_argument("--embedding-step", type=float, default=0.55)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--average", type=float, default=0.999, help="of the last steps, by this decay")
    parser.add_argument("--dropout", type=float, default=0.3)
    parser.add_argument("--feature-dropout", type=float, default=0.2)
    return parser.parse_args()


def train(network, weights, examples, test, start):
    options = network.options
    per_epoch = sum(1 for _ in batches_of(examples, np.random.default_rng(0)))
    total = per_epoch * options.epochs
    rate = optax.warmup_cosine_decay_schedule(
        options.rate / 10, options.rate, total // 20, total, options.rate / 50
    )
    optimizer = optax.chain(optax.clip_by_global_norm(5.0), optax.adamw(rate, weight_decay=1e-5))
    state, averages = optimizer.init(weights), weights
    key, random = jax.random.PRNGKey(1), np.random.default_rng(2)

    def update(is_rough, weights, averages, state, batch, key):
        loss, slopes = jax.value_and_grad(network.loss)(weights, batch, key, is_rough)
        changes, state = optimizer.update(slopes, state, weights)
        weights = optax.apply_updates(weights, changes)
        averages = optax.incremental_update(weights, averages, 1 - options.average)
        return weights, averages, state, loss

    updates = [
        jax.jit(lambda *given, is_rough=is_rough: update(is_rough, *given)) for is_rough in (False, True)
    ]
    for epoch in range(options.epochs):
        is_rough = epoch >= options.epochs - options.rough_epochs
        for batch, _ in batches_of(examples, random):
            key, own = jax.random.split(key)
            weights, averages, state, loss = updates[is_rough](weights, averages, state, batch, own)
        measured = evaluate(network, averages, test) if test else ""
        print(f"epoch {epoch + 1}, {time.time() - start:.0f} s, loss {loss:.2f}  {measured}", flush=True)
    return averages


def write_model(path, options, buckets, weights):
    """Sizes, distances between buckets, then every matrix by name: its step, and its levels."""
    parts = [
        struct.pack(
            "<6I",
            options.request_kinds,
            options.slot_kinds,
            len(buckets),
            options.size,
            options.hidden,
            options.label_size,
        )
    ]
    parts.append(np.diff(np.array([0, *buckets])).astype("<u4").tobytes())
    for path_of, value in jax.tree_util.tree_flatten_with_path(weights)[0]:
        step, most = step_of(name_of(path_of), value, options)
        levels = np.clip(np.round(np.asarray(value) / float(step)), -most, most).astype(np.int8)
        if name_of(path_of) == "embeddings":
            levels = levels[1:]
        parts.append(struct.pack("<f", float(step)) + levels.tobytes())
    with open(path, "wb") as file:
        file.write(b"".join(parts))


def main():
    options, start = read_options(), time.time()
    examples, test, buckets = read_examples(options)
    network = Network(options)
    weights = create_weights(options, network.requests, network.slots, jax.random.PRNGKey(0))
    weights = train(network, weights, examples, test, start)
    write_model(options.model, options, buckets, weights)


if __name__ == "__main__":
    main()
