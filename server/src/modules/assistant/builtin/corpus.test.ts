// The grammar against what people say: how much is understood, and that nothing is lost by mistake.
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { composePage } from './compose/compose-page.ts';
import { CORPUS, CORPUS_LINKS, type Utterance } from './corpus.ts';
import { linksIn } from './receipt.ts';
import type { Reply } from './types.ts';
import { understand } from './understand/understand.ts';

const facts = { username: 'ada', fullName: 'Ada Lovelace', links: CORPUS_LINKS };
const page = composePage('link-in-bio', facts, 'corpus');
const reply = (say: string): Reply => answer({ message: say, page, facts, seed: 'one' });
const wishes = ({ wants }: Utterance) => wants.filter((want) => want.kind !== 'none');

function isRight(utterance: Utterance): boolean {
  const { intents, missed } = understand(utterance.say);
  const wanted = wishes(utterance);
  if (intents.length !== wanted.length) return false;
  if (missed.length > 0 !== wanted.length < utterance.wants.length) return false;
  return wanted.every((want, i) => {
    const intent = JSON.stringify(intents[i]).toLowerCase();
    const details = want.detail?.split(/:(?!\/)/) ?? [];
    return (
      intents[i]?.kind === want.kind &&
      details.every((detail) => intent.includes(detail.toLowerCase()))
    );
  });
}

describe('the corpus of utterances', () => {
  it('CHAT-25 has at least 400 utterances and 90% of them are understood', () => {
    const wrong = CORPUS.filter((utterance) => !isRight(utterance)).map(({ say }) => say);
    expect(CORPUS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(CORPUS.map(({ say }) => say)).size).toBe(CORPUS.length);
    expect(1 - wrong.length / CORPUS.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('CHAT-25 loses no link that was not asked to go', () => {
    const removing = /^(?:remove-link|set-link-url)$/;
    for (const utterance of CORPUS) {
      if (wishes(utterance).some(({ kind }) => removing.test(kind))) continue;
      const answered = reply(utterance.say);
      if (answered.kind !== 'page') continue;
      const urls = linksIn(answered.content).map((link) => link.url);
      for (const { url } of CORPUS_LINKS) expect(urls, utterance.say).toContain(url);
    }
  });

  it('CHAT-25 removes exactly the links that were named', () => {
    const removals = CORPUS.filter(({ wants }) => wants.some(({ kind }) => kind === 'remove-link'));
    expect(removals.length).toBeGreaterThan(15);
    for (const { say, wants } of removals) {
      const named = wants.find(({ kind }) => kind === 'remove-link')?.detail ?? '';
      const answered = reply(say);
      if (answered.kind !== 'page') continue;
      const left = linksIn(answered.content).map((link) => link.url);
      const gone = CORPUS_LINKS.filter(({ url }) => !left.includes(url));
      const several = / and (?:the )?(?:shop|youtube)/.test(say);
      expect(gone, say).toHaveLength(several ? 2 : 1);
      if (several) continue;
      const index = CORPUS_LINKS.findIndex(({ url }) => url === gone[0]?.url);
      const title = gone[0]?.title.toLowerCase() ?? '';
      const byPlace = [String(index + 1), String(index - CORPUS_LINKS.length)].includes(named);
      expect(byPlace || title.includes(named.slice(0, 4)), `${say}: ${title}`).toBe(true);
    }
  });

  it('CHAT-25 declines everything that is out of its scope, with things it can do', () => {
    const outside = CORPUS.filter((utterance) => wishes(utterance).length === 0);
    expect(outside.length).toBeGreaterThan(40);
    for (const { say } of outside) {
      const answered = reply(say);
      expect(answered.kind, say).toBe('decline');
      if (answered.kind === 'decline') expect(answered.suggestions.length, say).toBeGreaterThan(0);
    }
  });

  it('understands every suggestion it gives', () => {
    const suggestions = CORPUS.flatMap(({ say }) => {
      const answered = reply(say);
      return answered.kind === 'decline' ? answered.suggestions : [];
    });
    for (const suggestion of new Set(suggestions)) {
      const { intents, missed } = understand(
        suggestion.replace('https://…', 'https://example.org'),
      );
      expect(missed, suggestion).toEqual([]);
      expect(intents.length, suggestion).toBeGreaterThan(0);
    }
  });
});
