// Every article in every language: whole, long enough to help, with true figures.
import { describe, expect, it } from 'vitest';
import { API_KEY_IDLE_DAYS } from '../api/key-scopes.ts';
import { pageLanguages, pageModelSchema } from '../page-model/page-model.ts';
import { type HelpArticleId, type HelpLanguage, helpArticleIds, listTexts } from './articles.ts';
import { helpArticle } from './read-article.ts';

const countWords = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
const readText = (id: HelpArticleId, lang: HelpLanguage) =>
  listTexts(helpArticle(id, lang))
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ');

describe('help articles', () => {
  it.each(pageLanguages)('are whole in %s', (lang) => {
    for (const id of helpArticleIds) {
      const article = helpArticle(id, lang);
      const { title, own, button } = article;
      for (const text of listTexts(article)) expect(text, id).toMatch(/[.!]$/);
      const all = [title, button, ...listTexts(article)].join('');
      expect(all, id).not.toMatch(/[{}@~\n]|\b(?:undefined|null)\b/);
      expect(own ?? '{plan}.', id).toMatch(/\{(?:plan|address|links)\}.*\.$/);
    }
  });

  it.each(pageLanguages)('say enough in %s, and little enough to be read', (lang) => {
    for (const id of helpArticleIds) {
      const article = helpArticle(id, lang);
      const words = countWords(listTexts(article));
      expect([id, words >= 60, words <= 200]).toEqual([id, true, true]);
      // What the assistant answers in the chat.
      expect(countWords([article.answer]), id).toBeLessThanOrEqual(75);
    }
  });

  it.each(pageLanguages)('have the same parts in %s as in English', (lang) => {
    const shapeOf = (id: HelpArticleId, of: HelpLanguage) => {
      const { steps = [], more = [], own } = helpArticle(id, of);
      return [id, steps.length, more.length, own !== undefined];
    };
    for (const id of helpArticleIds) expect(shapeOf(id, lang)).toEqual(shapeOf(id, 'en'));
  });

  it.each([
    ['en', 'Starter is $5 a month', '5 GB', '100 a month and 15 in any 7 days', '10 MB'],
    ['fr', 'Starter coûte 5 $ par mois', '5 Go', '100 par mois et 15 sur 7 jours', '10 Mo'],
  ] as const)('name the figures of the plans in %s', (lang, price, storage, requests, image) => {
    expect(readText('plans', lang)).toContain(price);
    expect(readText('storage', lang)).toContain(storage);
    expect(readText('ai-allowance', lang)).toContain(requests);
    expect(readText('images', lang)).toContain(image);
  });

  it.each([
    ['en', '20 keys', '300 requests a minute', '1,000 first, then 2,500'],
    ['de', '20 Schlüssel', '300 Anfragen pro Minute', '1.000, dann 2.500'],
  ] as const)(
    'name the limits of API keys and the views goals in %s',
    (lang, keys, requests, goals) => {
      const text = readText('api-keys', lang);
      expect(text).toContain(keys);
      expect(text).toContain(requests);
      expect(API_KEY_IDLE_DAYS).toBe(365);
      expect(text).toMatch(/unused for a year|ein Jahr lang nicht verwendet/);
      expect(readText('goals', lang)).toContain(goals);
    },
  );

  it('name the number of links that a page holds', () => {
    const links = Array.from({ length: 101 }, (_, n) => ({ id: `link-${n}`, title: 'Link' }));
    const { links: list } = pageModelSchema.shape;
    expect(list.safeParse(links).success).toBe(false);
    expect(list.safeParse(links.slice(1)).success).toBe(true);
    expect(readText('links-limit', 'en')).toContain('up to 100 links');
  });
});
