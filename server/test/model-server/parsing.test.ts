// How an answer is cut on its way makes no difference to what is read of it, at whatever byte.
// @module-tag slow
import { describe, expect, it } from 'vitest';
import {
  type Output,
  OutputReader,
  readOutput,
} from '../../src/modules/assistant/models/output/read-output.ts';
import { catalogue } from './catalogue/catalogue.ts';

/** Above, not every byte is tried as the only cut. */
const MOST_CUTS = 1_500;

const outputs = Object.values(catalogue)
  .flat()
  .flatMap(({ name, output, repairs = [] }) =>
    [output, ...repairs].map((text) => ({ name, text })),
  );

function read(pieces: readonly Buffer[]): { output: Output; said: string } {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let said = '';
  const reader = new OutputReader({
    onSay: (text) => {
      said += text;
    },
  });
  for (const piece of pieces) reader.push(decoder.decode(piece, { stream: true }));
  reader.push(decoder.decode());
  return { output: reader.end(), said };
}

function cutEvery(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

describe('the outputs of the catalogue', () => {
  it('are more than 140', () => {
    expect(outputs.length).toBeGreaterThan(140);
  });

  it('are read alike when they are cut at any byte', () => {
    for (const { name, text } of outputs) {
      const bytes = Buffer.from(text);
      const whole = readOutput(text);
      const step = Math.max(1, Math.floor(bytes.length / MOST_CUTS));
      for (let at = 1; at < bytes.length; at += step) {
        const { output } = read([bytes.subarray(0, at), bytes.subarray(at)]);
        expect(output, `${name}, cut at ${at}`).toEqual(whole);
      }
    }
  });

  it('are read alike in pieces of one, two, three and seven bytes, and said as they arrive', () => {
    for (const { name, text } of outputs) {
      const whole = readOutput(text);
      for (const size of [1, 2, 3, 7]) {
        const { output, said } = read(cutEvery(Buffer.from(text), size));
        expect(output, name).toEqual(whole);
        expect(said.trim(), name).toBe(whole.say);
      }
    }
  });
});
