"""Examples that train.ts wrote, in batches of messages of similar length."""

import json

import numpy as np

LENGTHS = [8, 16, 24, 32, 48, 64, 96, 128, 224]
BATCH = 32
# Of the features of a token.
WIDTH = 32


def read_examples(options):
    random = np.random.default_rng(1)
    with open(options.examples, encoding="utf8") as file:
        examples = [json.loads(line) for line in file]
    examples = [example for example in examples if 0 < len(example["tokens"]) <= LENGTHS[-1]]
    test_authors = set(filter(None, options.test.split(",")))
    test = [one for one in examples if one["author"] in test_authors and one["isMarked"]]
    train = [one for one in examples if one["author"] not in test_authors]
    if options.share < 1:
        train = [one for one in train if random.random() < options.share]
    counts = {}
    for example in train:
        if example["isMarked"] or example["slots"] is None:
            for features in example["tokens"]:
                for feature in features:
                    counts[feature] = counts.get(feature, 0) + 1
    # The most frequent ones, the smaller bucket first where they are equally frequent.
    frequent = sorted(counts, key=lambda feature: (-counts[feature], feature))[: options.features]
    buckets = sorted(frequent)
    row_of = {bucket: row for row, bucket in enumerate(buckets, 1)}
    for example in train + test:
        rows = np.zeros((len(example["tokens"]), WIDTH), np.int32)
        for token, features in enumerate(example["tokens"]):
            known = [row_of[feature] for feature in features if feature in row_of][:WIDTH]
            rows[token, : len(known)] = known
        example["rows"] = rows
        del example["tokens"]
    print(
        f"{len(train)} examples, {len(counts)} features, the rarest kept {counts[frequent[-1]]} times",
        flush=True,
    )
    return train, test, buckets


def batches_of(examples, random, is_full=True):
    """Batches of messages of similar length, in random order; only whole ones while training."""
    groups = {}
    for index, example in enumerate(examples):
        length = next(limit for limit in LENGTHS if len(example["requests"]) <= limit)
        groups.setdefault(length, []).append(index)
    chosen = []
    for length, indexes in groups.items():
        indexes = random.permutation(indexes)
        for start in range(0, len(indexes), BATCH):
            part = indexes[start : start + BATCH]
            if len(part) == BATCH or not is_full:
                chosen.append((length, part))
    for place in random.permutation(len(chosen)):
        length, indexes = chosen[place]
        tokens = np.zeros((BATCH, length, examples[0]["rows"].shape[1]), np.int32)
        requests, slots = np.zeros((2, BATCH, length), np.int32)
        mask = np.zeros((BATCH, length), np.float32)
        for row, index in enumerate(indexes):
            example = examples[index]
            count = len(example["requests"])
            tokens[row, :count] = example["rows"]
            requests[row, :count] = example["requests"]
            slots[row, :count] = example["slots"] if example["slots"] else -1
            mask[row, :count] = 1
        yield (tokens, requests, slots, mask), indexes
