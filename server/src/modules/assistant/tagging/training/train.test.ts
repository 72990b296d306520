// The training is deterministic and learns: what it finds in messages of an author it has not read.
// @module-tag slow
import { describe, expect, it } from 'vitest';
import { decodeModel } from '../model.ts';
import { augment } from './augment.ts';
import { createEvaluation, evaluateMessage, tagExample } from './evaluate.ts';
import { type MarkedExample, toExample } from './examples.ts';
import { learnTagging } from './learn-tagging.ts';
import { readMarkedMessages } from './read-data.ts';

const marked = readMarkedMessages().filter(({ isSeed }) => !isSeed);
const authors = [...new Set(marked.map(({ author }) => author))];
const learn = (messages: readonly MarkedExample[]) =>
  learnTagging(messages.map(toExample), { epochs: 3, folds: 2 });

describe('the training of the tagger', () => {
  it('gives the same bytes for the same messages', { timeout: 300_000 }, () => {
    const some = marked.filter((_, index) => index % 100 === 0);
    const copies = () => augment(some, 1);
    expect(copies()).toEqual(copies());
    expect(learn([...some, ...copies()])).toEqual(learn([...some, ...copies()]));
  });

  it('keeps the marks of a varied message on its words', () => {
    for (const { text, requests } of augment(marked.slice(0, 200), 1)) {
      for (const { start, end, slots } of requests) {
        expect(end).toBeLessThanOrEqual(text.length);
        for (const slot of slots) {
          expect(slot.start).toBeGreaterThanOrEqual(start);
          expect(slot.end).toBeLessThanOrEqual(end);
        }
      }
    }
  });

  it('finds most addresses and prices in messages of an author it has not read', {
    timeout: 300_000,
  }, () => {
    const [author] = authors;
    const rest = marked.filter((message) => message.author !== author);
    const model = decodeModel(learn(rest.filter((_, index) => index % 8 === 0)));
    const evaluation = createEvaluation();
    for (const message of marked.filter((candidate) => candidate.author === author))
      evaluateMessage(evaluation, message, tagExample(message, model));
    expect(evaluation.bySlot.get('link')?.f1).toBeGreaterThan(0.6);
    expect(evaluation.bySlot.get('price')?.f1).toBeGreaterThan(0.5);
    expect(evaluation.slots.f1).toBeGreaterThan(0.3);
  });
});
