// The language and direction of a page, on sentences that nothing here was tuned with.
import { type Language, languages } from '@vys/contract/language/languages';
import { describe, expect, it } from 'vitest';
import { declareLanguage, findPageLanguage } from './page-language.ts';

const texts = { title: 'Anna Moss', description: '', html: '' };
const find = (text: string, ownerLanguage: Language | null = null) =>
  findPageLanguage({ ...texts, html: `<main><p>${text}</p></main>` }, ownerLanguage);

/** Two of each, as creators write them: an introduction, and a bio with names, links and places in it. */
const heldOut: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    'I bake sourdough in a tiny kitchen and ship it on Fridays.',
    'Podcast host, two dogs, one bicycle. New episodes every other week. Spotify, YouTube, Newsletter',
  ],
  de: [
    'Ich backe Brot in einer kleinen Küche und verschicke es freitags.',
    'Fotografin aus Leipzig. Termine nur nach Absprache. Instagram, Behance, Kontakt',
  ],
  es: [
    'Hago cerámica a mano en un taller pequeño cerca del mar.',
    'Profe de yoga en Valencia. Clases los martes y jueves. WhatsApp, Instagram, Reservas',
  ],
  fr: [
    'Je restaure de vieux vélos et je les vends le samedi au marché.',
    'Autrice de romans policiers. Prochaine dédicace à Nantes. Instagram, Boutique, Contact',
  ],
  it: [
    'Suono il violoncello e insegno ai bambini della mia città.',
    'Ricette di mia nonna, ogni domenica. Torino. YouTube, TikTok, Libro',
  ],
  pt: [
    'Faço bolos por encomenda e entrego em toda a cidade.',
    'Ilustradora de livros infantis. Encomendas abertas até dezembro. Instagram, Loja',
  ],
  nl: [
    'Ik maak meubels van gerecycled hout in mijn eigen werkplaats.',
    'Reisverhalen vanaf de fiets, elke maand een nieuwe route. Instagram, Strava',
  ],
  pl: [
    'Szyję ubrania na miarę i naprawiam stare płaszcze.',
    'Prowadzę kanał o grach planszowych. Nowy odcinek w każdą środę. YouTube, Discord',
  ],
  tr: [
    'El yapımı takılar tasarlıyorum ve her hafta yenilerini ekliyorum.',
    'İzmir’de kahve kavuruyorum. Siparişler pazartesi günü çıkar. Instagram',
  ],
  ru: [
    'Рисую портреты по фотографиям и отправляю по всей стране.',
    'Веду подкаст о книгах, новые выпуски по пятницам. Telegram, YouTube',
  ],
  ar: [
    'أصمم الحلي يدويًا في ورشة صغيرة وأشحنها كل أسبوع.',
    'مصورة من عمّان. الحجز عبر الرسائل فقط. Instagram, Behance',
  ],
  he: [
    'אני אופה לחם במטבח קטן ושולחת אותו בימי שישי.',
    'צלמת מחיפה. תורים בתיאום מראש בלבד. Instagram, Behance',
  ],
  fa: [
    'در کارگاهی کوچک سفال می‌سازم و هر هفته می‌فرستم.',
    'عکاس از شیراز. وقت فقط با هماهنگی قبلی. Instagram, Behance',
  ],
  ur: [
    'میں چھوٹے سے باورچی خانے میں روٹی بناتی ہوں اور جمعہ کو بھیجتی ہوں۔',
    'لاہور سے فوٹوگرافر۔ ملاقات صرف پہلے سے طے کر کے۔ Instagram, Behance',
  ],
  ja: [
    '小さな工房で器を作り、毎週お届けしています。',
    '京都の写真家。撮影のご予約はメールで。Instagram, Behance',
  ],
  ko: [
    '작은 주방에서 빵을 굽고 금요일마다 보내 드려요.',
    '부산의 사진작가입니다. 예약은 메일로 받아요. Instagram, Behance',
  ],
};

describe('findPageLanguage', () => {
  it.each(Object.entries(heldOut).flatMap(([lang, all]) => all.map((text) => [lang, text])))(
    'finds %s in %j',
    async (language = '', text = '') => {
      expect((await find(text)).language).toBe(language);
    },
  );

  it.each([
    ['مرحبا', 'ar', 'rtl'],
    ['سلام، چه خبر', 'fa', 'rtl'],
    ['ہیلو دوستو', 'ur', 'rtl'],
    ['שלום', 'he', 'rtl'],
    ['こんにちは', 'ja', 'ltr'],
    ['Γεια', 'el', 'ltr'],
    ['สวัสดี', 'th', 'ltr'],
  ])(
    'finds the language of %j by its letters, beside a name in Latin ones',
    async (word, language, direction) => {
      const page = { ...texts, title: 'Ann', html: `<main><h1>${word}</h1><p>${word}</p></main>` };
      expect(await findPageLanguage(page, null)).toEqual({ language, direction });
    },
  );

  it.each([
    ['Songs Photos', 'en'],
    ['Songs Photos', 'de'],
    ['Photos Videos', 'en'],
    ['Music Merch Tour', 'en'],
    ['Portfolio Newsletter', 'es'],
    ['Songs Photos Songs Photos Songs Photos Songs Photos', 'en'],
  ] as const)(
    'believes the owner and not so few words: %j of an account in %s',
    async (text, owner) => {
      expect((await find(text, owner)).language).toBe(owner);
    },
  );

  it.each(languages)('is what a text says that says enough, of an account in %s', async (owner) => {
    for (const [language, all] of Object.entries(heldOut)) {
      for (const text of all) expect((await find(text, owner)).language, text).toBe(language);
    }
    expect((await find('مرحبا', owner)).language).toBe('ar');
  });

  it('prefers what the outermost element declares', async () => {
    const html = '<main class="a" lang="pt-BR"><p>Songs and stories from the north.</p></main>';
    expect(await findPageLanguage({ ...texts, html }, null)).toEqual({
      language: 'pt-BR',
      direction: 'ltr',
    });
    const turned = '<main dir="rtl"><p>Songs and stories from the north.</p></main>';
    expect(await findPageLanguage({ ...texts, html: turned }, null)).toEqual({
      language: 'en',
      direction: 'rtl',
    });
  });

  it('does not believe a design in English that holds Arabic texts', async () => {
    const html = `<main lang="en"><p>${heldOut.ar?.[0]}</p><a href="/x">Instagram</a></main>`;
    const found = await findPageLanguage({ ...texts, html }, null);
    expect(found).toEqual({ language: 'ar', direction: 'rtl' });
    expect(declareLanguage(html, found.language)).toMatch(/^<main lang="ar"><p>/);
    expect(declareLanguage('<main><p lang="fr">x</p></main>', 'ar')).not.toContain('ar');
  });

  it.each([
    ['<main><p lang="fr">Songs and stories from the north, every week.</p></main>'],
    ['<main title=" lang=&quot;fr&quot;">Songs and stories from the north, every week.</main>'],
    ['<main lang="not a language">Songs and stories from the north, every week.</main>'],
    ['<main><style>Photographe à Lyon, voici mes liens</style></main>'],
    [''],
  ])('is English for %j', async (html) => {
    expect((await findPageLanguage({ ...texts, html }, null)).language).toBe('en');
  });
});
