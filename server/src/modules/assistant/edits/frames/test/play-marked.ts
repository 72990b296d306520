// Plays turns whose requests are marked, so that what they come to is tested apart from the trained tagger.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { type TestPage, testPages } from '../../../ranking/data/pages.ts';
import { testAccount } from '../../../ranking/examples.ts';
import { readMessage } from '../../../reading/read-message.ts';
import { type MarkedMessage, parseMarkup } from '../../../tagging/markup.ts';
import type { Tagger } from '../../../tagging/tag-message.ts';
import { type Decision, decide } from '../../decide.ts';

const today = '2026-11-22';

function taggerOf(marked: readonly MarkedMessage[]): Tagger {
  return ({ text }) => ({
    requests: (marked.find((turn) => turn.text === text)?.requests ?? []).map((request) => ({
      ...request,
      probability: 1,
      slots: request.slots.map((slot) => ({
        ...slot,
        text: text.slice(slot.start, slot.end),
        probability: 1,
      })),
    })),
  });
}

/** `before` and `after` are of the last turn. */
export function play(page: TestPage, turns: readonly string[], lang = 'en') {
  const marked = turns.map(parseMarkup);
  const tag = taggerOf(marked);
  const messages = marked.map(({ text }) => readMessage(text, { lang, today }));
  let before: PageDesign = testPages[page];
  let after = before;
  let decision: Decision | undefined;
  const earlier: { message: (typeof messages)[number]; design: PageDesign }[] = [];
  for (const message of messages) {
    before = after;
    const given = { design: before, account: testAccount, lang, today, seed: 'seed' };
    decision = decide(given, message, earlier, tag);
    earlier.push({ message, design: before });
    if (decision.kind === 'changed') after = decision.design;
  }
  const operations = decision?.kind === 'changed' ? decision.operations : [];
  return { before, after, operations, decision };
}
