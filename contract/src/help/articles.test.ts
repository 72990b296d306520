// Every article in every language, with true figures.
import { describe, expect, it } from 'vitest';
import { API_KEY_IDLE_DAYS } from '../api/key-scopes.ts';
import { pageLanguages, pageModelSchema } from '../page-model/page-model.ts';
import { helpArticle, helpArticleIds } from './articles.ts';

describe('help articles', () => {
  it.each(pageLanguages)('are whole in %s', (lang) => {
    for (const id of helpArticleIds) {
      const { title, text, own, button } = helpArticle(id, lang);
      expect(text, id).toMatch(/[.!]$/);
      expect(`${title}${text}${button}`, id).not.toMatch(/[{}]|\b(?:undefined|null)\b/);
      expect(own ?? '{plan}.', id).toMatch(/\{(?:plan|address|links)\}.*\.$/);
    }
  });

  it.each([
    ['en', 'Starter is $5 a month', '5 GB', '100 a month and 15 in any 7 days', '10 MB'],
    ['fr', 'Starter coûte 5 $ par mois', '5 Go', '100 par mois et 15 sur 7 jours', '10 Mo'],
  ] as const)('name the figures of the plans in %s', (lang, price, storage, requests, image) => {
    const text = (id: Parameters<typeof helpArticle>[0]) =>
      helpArticle(id, lang).text.replace(/[\u00a0\u202f]/g, ' ');
    expect(text('plans')).toContain(price);
    expect(text('storage')).toContain(storage);
    expect(text('ai-allowance')).toContain(requests);
    expect(text('images')).toContain(image);
  });

  it.each([
    ['en', '20 keys', '300 requests a minute', '1,000 first, then 2,500'],
    ['de', '20 Schlüssel', '300 Anfragen pro Minute', '1.000, dann 2.500'],
  ] as const)(
    'name the limits of API keys and the views goals in %s',
    (lang, keys, requests, goals) => {
      const { text } = helpArticle('api-keys', lang);
      expect(text).toContain(keys);
      expect(text).toContain(requests);
      expect(API_KEY_IDLE_DAYS).toBe(365);
      expect(text).toMatch(/unused for a year|ein Jahr lang nicht verwendet/);
      expect(helpArticle('goals', lang).text).toContain(goals);
    },
  );

  it('name the number of links that a page holds', () => {
    const links = Array.from({ length: 101 }, (_, n) => ({ id: `link-${n}`, title: 'Link' }));
    const { links: list } = pageModelSchema.shape;
    expect(list.safeParse(links).success).toBe(false);
    expect(list.safeParse(links.slice(1)).success).toBe(true);
    expect(helpArticle('links-limit', 'en').text).toContain('up to 100 links');
  });
});
