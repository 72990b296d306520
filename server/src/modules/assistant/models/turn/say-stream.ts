// What a model says to people, sentence by sentence: without addresses that no one gave, and never its instructions.
import { listTextAddresses } from '../applying/scope/text-addresses.ts';
import { CODE_INSTRUCTIONS, INSTRUCTIONS } from '../prompt/instructions.ts';
import { ModelFailure } from '../providers/model-failure.ts';

const LONGEST = 3_000;
/** Of what has no end; then it is said as far as it goes. */
const LONGEST_SENTENCE = 1_000;
const WORDS_ALIKE = 7;
const SENTENCE = /^[\s\S]*?(?:[.!?…](?=\s)|\n)\s*/;

export type SayStream = {
  push(text: string): void;
  /** All that was said. Throws ModelFailure as `push` does. */
  end(): string;
};

/** A sentence that names another address than those that are known, or their hosts, is left out. */
export function createSayStream(
  known: readonly string[],
  onText: (text: string) => void,
): SayStream {
  const given = new Set(known.flatMap((address) => [bare(address), hostOf(address)]));
  let pending = '';
  let said = '';
  let heard = '';

  function release(sentence: string): void {
    heard += sentence;
    if (leaks(heard.slice(-sentence.length - 400))) {
      throw new ModelFailure('unusable', 'the answer repeats the instructions');
    }
    const isKnown = (address: string) => given.has(bare(address));
    if (!listTextAddresses(sentence).every(isKnown) || said.length > LONGEST) return;
    // White space waits for what follows it.
    const text = said === '' ? sentence.trimStart() : sentence;
    if (text === '') return;
    said += text;
    onText(text);
  }

  return {
    push(text) {
      pending += text.replace(/\p{Cc}/gu, (character) =>
        /[\n\t]/.test(character) ? character : '',
      );
      for (let next = SENTENCE.exec(pending)?.[0]; next; next = SENTENCE.exec(pending)?.[0]) {
        // Further white space may follow.
        if (next.length === pending.length) break;
        pending = pending.slice(next.length);
        release(next);
      }
      if (pending.length > LONGEST_SENTENCE) {
        release(pending);
        pending = '';
      }
    },
    end() {
      release(pending.trimEnd());
      pending = '';
      return said;
    },
  };
}

const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** Of an email it is the whole of it: who has one there need not own the host. */
const hostOf = (address: string): string =>
  /^mailto:/i.test(address) ? bare(address) : (bare(address).split(/[/?#]/)[0] ?? '');

const instructionRuns = new Set(runsOf(INSTRUCTIONS + CODE_INSTRUCTIONS));

const leaks = (text: string): boolean => runsOf(text).some((run) => instructionRuns.has(run));

/** Words in a row, wherever they stand. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(WORDS_ALIKE - 1)
    .map((_, end) => words.slice(end, end + WORDS_ALIKE).join(' '));
}
