// What a page is made of beside the facts: its look, what it keeps, and what waits for the creator.
import { suggestedPrompts } from '@vys/contract/ai';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { tagMessage } from '../tagging/tag-message.ts';
import type { AssistantAccount } from '../types.ts';
import { asksForNewPage } from './asks-for-new-page.ts';
import { type ComposeOptions, composeDesign } from './compose-design.ts';
import { readBrief } from './read-brief.ts';

const today = '2026-11-22';
const account: AssistantAccount = {
  username: 'robin',
  fullName: 'Robin Vale',
  links: [{ title: 'Blog', url: 'https://robin.example.com/blog' }],
  plan: 'free',
  isPublished: false,
};

const read = (say: string) => readMessage(say, { lang: 'en', today });

function create(say: string, options: Partial<ComposeOptions> = {}) {
  const message = read(say);
  const brief = readBrief(message, tagMessage(message, null), account);
  return composeDesign(brief, account, { lang: 'en', today, seed: 'first', ...options });
}

const bakery = 'a page for my bakery Olive & Rye in Leeds, sourdough £4, open tue-sun 7-3';

describe('a new page', () => {
  it('is the same for the same seed and another for other seeds', () => {
    expect(create(bakery)).toEqual(create(bakery));
    const looks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      JSON.stringify(create(bakery, { seed }).theme),
    );
    expect(new Set(looks).size).toBeGreaterThan(2);
    expect(create(bakery, { seed: 'b' }).page).toEqual(create(bakery, { seed: 'a' }).page);
  });

  it('keeps the links and pictures of the page before it', () => {
    const first = create('page for my shop, https://shop.example.com');
    const avatar = { url: 'https://images.example/me.jpg', alt: 'Me' };
    const previous = { ...first, page: { ...first.page, avatar } };
    const { page } = create('start over as a dark page for a DJ', { previous });
    expect(page.avatar).toEqual(avatar);
    expect(page.links.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['https://shop.example.com', 'https://robin.example.com/blog']),
    );
  });

  it('leaves the old links out where the message wants none', () => {
    const previous = create('page for my shop, https://shop.example.com');
    expect(create('new page for a DJ, no old links', { previous }).page.links).toEqual([]);
  });

  it.each([
    ['start over, now i sell honey. raw honey £7, insta @beesbyrobin', []],
    ['start over, make it dark and elegant', ['https://robin.example.com/old']],
  ])('holds the links of the page before it only for the same person: %s', (say, kept) => {
    const before = create('page for a baker, order at https://robin.example.com/old');
    const urls = create(say, { previous: before }).page.links.map(({ url }) => url);
    expect(urls.filter((url) => url === 'https://robin.example.com/old')).toEqual(kept);
  });

  it('asks for what is missing and invents nothing', () => {
    const { page } = create('a page for my restaurant with a menu and opening hours');
    const menu = page.sections.find((section) => section.kind === 'menu');
    const hours = page.sections.find((section) => section.kind === 'hours');
    expect(page.name).toBe('Robin Vale');
    expect(menu?.items.every(({ name }) => isPlaceholder(name))).toBe(true);
    expect(hours).toMatchObject({ days: [] });
    expect(isPlaceholder(hours?.note ?? '')).toBe(true);
  });

  it.each([
    ['eine Seite für meine Bäckerei mit Speisekarte', 'de', '[Ein Gericht]'],
    ['une page pour mon restaurant avec la carte', 'fr', '[Un plat]'],
    ['quiero una página para mi restaurante con la carta', 'es', '[Un plato]'],
    ['quero uma página para o meu restaurante com ementa', 'pt', '[Um prato]'],
    ['vorrei una pagina per il mio ristorante con il menù', 'it', '[Un piatto]'],
  ])('speaks the language of the message: %s', (say, lang, dish) => {
    const { page } = create(say);
    expect(page.lang).toBe(lang);
    expect(JSON.stringify(page)).toContain(dish);
  });

  it('counts down to the next day of that number', () => {
    const { page } = create('page for our band with a countdown to the 14th');
    const countdown = page.sections.find((section) => section.kind === 'countdown');
    expect(countdown?.day).toBe('2026-12-14');
  });

  // Known gap: a weekday with what happens on it is taken for an event.
  it('takes no weekday and no deadline for the day of an event', () => {
    const { page } = create(
      'yoga in Leeds, Mondays beginners, please sign up before December 1st, class £9',
    );
    expect(page.sections.some(({ kind }) => kind === 'events')).toBe(false);
    expect(JSON.stringify(page)).toContain('Mondays beginners');
    expect(JSON.stringify(page)).toContain('December 1st');
  });
});

describe('the look of a new page', () => {
  it.each([
    ['a page for my band, black background with gold accents', '#000000', '#c9a227', 'dark'],
    ['seite für meine imkerei, schwarzer hintergrund, gelbe akzente', '#000000', '#facc15', 'dark'],
    ['page pour une fleuriste, fond crème et accents bordeaux', '#f5f0e1', '#6d1a36', 'light'],
    ['fundo preto, amarelo. personal trainer Rui', '#000000', '#facc15', 'dark'],
    ['white page with red buttons for a potter', '#ffffff', '#d92d2d', 'light'],
  ])('has the colors where the message wants them: %s', (say, background, accent, scheme) => {
    const { theme } = create(say);
    expect(theme).toMatchObject({ scheme, colors: { background, accent } });
  });

  it.each([
    ['page for a writer, typewriter font', 'JetBrains Mono'],
    ['seite für eine hebamme, serifenschrift', 'Playfair Display'],
    ['site para doceria com letra manuscrita', 'Caveat'],
    ['una página de recetas con letra redonda', 'Nunito'],
  ])('has the font that is asked for: %s', (say, font) => {
    expect(create(say).theme.fonts.display).toBe(font);
  });

  it.each([
    ['light page for my yoga studio', 'light'],
    ['dark page for my yoga studio', 'dark'],
    ['pagina scura per un barbiere', 'dark'],
    ['helle seite für eine hebamme', 'light'],
  ])('is light or dark as asked: %s', (say, scheme) => {
    expect(create(say).theme.scheme).toBe(scheme);
  });

  it('has a gradient where one is asked for', () => {
    expect(create('streamer page, pink and purple gradient').theme.background.kind).toBe(
      'gradient',
    );
  });

  it('is not told by what is sold', () => {
    const { page } = create('hi, i make jewelry in copper, rings £40, wood bowls £20');
    expect(JSON.stringify(page)).toContain('ewelry in copper');
    expect(page.name).toBe('Robin Vale');
  });
});

describe('a message that we propose', () => {
  it.each([
    ['Design a coming-soon landing page with email signup', ['newsletter', 'waitlist']],
    ['Make a pricing page for a SaaS product', ['services']],
  ])('becomes the sections that it names: %s', (say, sections) => {
    expect(suggestedPrompts).toContain(say);
    expect(create(say).page.sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(sections),
    );
  });

  it.each(suggestedPrompts)('does not stand on the page itself: %s', (say) => {
    const { tagline = '', about = '' } = create(say).page;
    expect(`${tagline} ${about}`).not.toMatch(/\b(?:create|build|design|make) a\b/i);
  });
});

describe('a message that describes a page', () => {
  const { page } = create(bakery);
  const asks = (say: string) => asksForNewPage(read(say), tagMessage(read(say), page));

  it.each(['Mach die Seite dunkel', 'Pon la página clara', 'make the page blue'])(
    'is not found where only the look is told, even if it was tagged so: %s',
    (say) => {
      const request = {
        kind: 'make' as const,
        start: 0,
        end: say.length,
        probability: 1,
        slots: [],
      };
      expect(asksForNewPage(read(say), { requests: [request] })).toBe(false);
    },
  );

  it.each([
    'make me a page for my bakery Olive & Rye in Leeds',
    'start over as a dark page for a DJ',
    'mach mir eine neue seite für meine hundeschule in mainz',
    'recommence, une page pour mon salon de coiffure',
    'quiero una página para mi panadería en Granada',
    'quero um site novo para a minha loja de plantas',
    'vorrei una pagina nuova per la mia trattoria',
  ])('is told from a change: %s', (say) => {
    expect(asks(say)).toBe(true);
  });

  it.each([
    'make the buttons bigger',
    'add my instagram @ana.shoots',
    'remove the second link',
    'mach den hintergrund dunkler',
    'croissant costs 3.20 now',
    'change the opening hours to 8-4',
    'cambia el color a verde',
    'undo',
  ])('is not seen in a change: %s', (say) => {
    expect(asks(say)).toBe(false);
  });
});
