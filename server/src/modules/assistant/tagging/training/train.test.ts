// What the training of the tagger learns from. The training itself needs Python, and hours of tests are no place for it.
import { describe, expect, it } from 'vitest';
import { beginLabel, insideLabel } from '../chain/states.ts';
import { requestKinds, slotKinds } from '../labels.ts';
import { parseLine } from '../markup.ts';
import { augment } from './augment.ts';
import { type MarkedExample, toExample } from './examples.ts';
import { readMarkedMessages } from './read-data.ts';
import { examplesOf } from './train.ts';

const marked = readMarkedMessages().filter(({ isSeed }) => !isSeed);
const read = (line: string): MarkedExample => ({ ...parseLine(line), author: 'test' });

describe('the examples of the tagger', () => {
  it('are the same for the same messages', () => {
    const some = marked.filter((_, index) => index % 200 === 0);
    expect(examplesOf(some)).toEqual(examplesOf(some));
  });

  it('label the tokens of requests and of their slots', () => {
    const example = toExample(
      read('en cafe | hi, <remove>drop the <target>flat white</target></remove> please'),
    );
    const remove = requestKinds.indexOf('remove');
    const target = slotKinds.indexOf('target');
    const request = [
      beginLabel(remove),
      ...Array(3).fill(insideLabel(requestKinds.length, remove)),
    ];
    expect(example.requests).toEqual([0, 0, ...request, 0]);
    expect(example.slots).toEqual([
      ...[0, 0, 0, 0],
      beginLabel(target),
      insideLabel(slotKinds.length, target),
      0,
    ]);
    expect(example.tokens).toHaveLength(7);
    expect(example).toMatchObject({ author: 'test', isMarked: true });
  });

  it('say nothing of slots where only requests are known', () => {
    const seed = toExample({ ...read('en cafe | <undo>take that back</undo>'), isSeed: true });
    expect(seed).toMatchObject({ slots: null, isMarked: false });
  });

  it('keep the marks of a varied message on its words', () => {
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
});
