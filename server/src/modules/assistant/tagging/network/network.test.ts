// The network gives what the program that trained it gives; the reference is printed by training/network/reference.py.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBestLabels } from '../chain/inference.ts';
import { decodeNetwork } from './decode.ts';
import { type Head, readTokens, scoreSlots } from './network.ts';

type Reference = {
  model: string;
  tokens: number[][];
  requestLabels: number[];
  requests: number[][];
  slots: number[][];
  bestRequests: number[];
  bestSlots: number[];
};

const reference: Reference = JSON.parse(
  readFileSync(new URL('reference.json', import.meta.url), 'utf8'),
);
const model = decodeNetwork(Buffer.from(reference.model, 'base64'));
const tokens = reference.tokens.map((features) => Int32Array.from(features));
const reading = readTokens(model, tokens);
const slots = scoreSlots(model, reading, reference.requestLabels);

const expectNear = (found: Float64Array, expected: number[][]) => {
  expect(found).toHaveLength(expected.flat().length);
  expected.flat().forEach((score, index) => {
    expect(found[index]).toBeCloseTo(score, 4);
  });
};
const best = (head: Head, emissions: Float64Array) => [
  ...findBestLabels(head.states, { length: tokens.length, emissions, ...head }),
];

describe('the network of the tagger', () => {
  it('scores the labels of requests as in training', () => {
    expectNear(reading.emissions, reference.requests);
    expect(best(model.requests, reading.emissions)).toEqual(reference.bestRequests);
  });

  it('scores the labels of slots as in training, given the requests', () => {
    expectNear(slots, reference.slots);
    expect(best(model.slots, slots)).toEqual(reference.bestSlots);
  });

  it('passes over features without a vector', () => {
    const more = tokens.map((features) => Int32Array.from([...features, 5, 123_456]));
    expect(readTokens(model, more).emissions).toEqual(reading.emissions);
  });

  it('reads what comes later, too', () => {
    const shorter = readTokens(model, tokens.slice(0, 3));
    expect([...shorter.known.slice(0, 4)]).not.toEqual([...reading.known.slice(0, 4)]);
  });

  it('reads a message without words', () => {
    expect(readTokens(model, []).emissions).toHaveLength(0);
  });
});
