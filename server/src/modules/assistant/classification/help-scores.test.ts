// Help articles by their words, and what they decide.
import { helpArticleIds } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { classify } from './classify.ts';
import { helpScores } from './help-scores.ts';

const best = (text: string, lang: string) =>
  [...helpScores(text, lang)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('words shared with help articles', () => {
  it.each(pageLanguages)('find most articles by their titles, in %s', (lang) => {
    const found = helpArticleIds.filter((id) => best(helpArticle(id, lang).title, lang) === id);
    expect(found.length / helpArticleIds.length).toBeGreaterThan(0.8);
  });

  it('count other forms of a word, and nothing where no word is shared', () => {
    expect(best('printing codes for tables', 'en')).toBe('qr-code');
    expect(new Set(helpScores('xyzzy plugh', 'en').values())).toEqual(new Set([0]));
  });

  it('choose among the articles of a question, and leave alone what is no question', () => {
    const read = (text: string) =>
      classify(readMessage(text, { lang: 'en', today: '2026-11-28' }), null);
    const { label, articles } = read('how do I get a QR code for a printed flyer?');
    expect(label).toEqual({ group: 'ask', topic: 'qr-code' });
    expect(articles[0]?.id).toBe('qr-code');
    expect(articles).toHaveLength(helpArticleIds.length);
    expect(articles.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    expect(read('thanks a lot!').label).toEqual({ group: 'talk', topic: 'thanks' });
  });
});
