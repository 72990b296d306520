// What a message is taken for. None of the messages here stands in the data that the classifier is trained on.
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { startPages } from '../tagging/training/start-pages.ts';
import { classify } from './classify.ts';
import { nameOf } from './labels.ts';
import { edits, questions } from './test/messages.ts';
import { FOLDS, isGroupRight, isRight, outcomesOf } from './training/evaluate.ts';
import { learn } from './training/learn.ts';
import { readMessages } from './training/read-data.ts';
import { toExample } from './training/train.ts';

/** Reading all messages takes minutes. */
const SHARE = 6;

const cafe = startPages.get('cafe') ?? null;
const classified = (lang: string, text: string) =>
  classify(readMessage(text, { lang, today: '2026-03-02' }), cafe);

describe('the classifier', () => {
  const messages = readMessages();

  it('is trained to the same weights by the same messages', {
    tags: 'slow',
    timeout: 300_000,
  }, () => {
    const some = messages.filter((_, index) => index % 20 === 0);
    const examples = () => some.map(toExample);
    expect(learn(examples(), 2)).toEqual(learn(examples(), 2));
  });

  it('tells groups and labels apart in messages that it was not trained on', {
    tags: 'slow',
    timeout: 600_000,
  }, () => {
    const some = messages.filter((_, index) => index % SHARE === 0);
    const outcomes = outcomesOf(some, (_, index) => index % FOLDS === 0, 4);
    const pages = outcomes.filter(({ message }) => message.right.includes('page:edit'));
    const share = (list: typeof outcomes, holds: typeof isRight) =>
      list.filter(holds).length / list.length;
    expect(share(outcomes, isGroupRight)).toBeGreaterThan(0.9);
    expect(share(outcomes, isRight)).toBeGreaterThan(0.8);
    expect(share(pages, isGroupRight)).toBeGreaterThan(0.94);
  });

  it.each(questions)('%s: "%s" is %s', (lang, text, label) => {
    expect(nameOf(classified(lang, text).label)).toBe(label);
  });

  it.each(edits)('%s: "%s" is for the page', (lang, text) => {
    expect(classified(lang, text).label.group).toBe('page');
  });
});
