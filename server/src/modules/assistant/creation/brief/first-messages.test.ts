// What a first message says in passing: rejected sections, cities of events, who said a quote, handles without a platform.
import { describe, expect, it } from 'vitest';
import { testAccount } from '../../ranking/examples.ts';
import { composeDesign } from '../compose-design.ts';
import { briefOf } from '../test/marked-brief.ts';

const designOf = (marked: string, lang = 'en') =>
  composeDesign(briefOf(marked, lang), testAccount, { lang, today: '2026-11-22', seed: 'first' });
const kindsOf = (marked: string) => designOf(marked).page.sections.map(({ kind }) => kind);

const wedding =
  '<make>wedding page</make> for <fact><name>Noor & Jo</name>, <date>5 june 2027</date>, <venue>Ashdown Barn</venue></fact>';

describe('a first message', () => {
  it('has a countdown to a wedding, unless it wants none', () => {
    expect(kindsOf(wedding)).toContain('countdown');
    expect(kindsOf(`${wedding}. NO countdown, I get nervous`)).not.toContain('countdown');
  });

  it.each([
    ['<date>5 dec</date> - <venue>The Lexington</venue>, Hamtramck\n', 'Hamtramck'],
    ['<date>5 dec</date> <item>Slow Days</item> in Rotterdam', 'Rotterdam'],
    ['<date>5 dec</date> <venue>Speicher</venue> Husum (<status>sold out</status>)', 'Husum'],
    ['<date>5 dec</date> <venue>The Lexington</venue>, Tickets at the door', undefined],
  ])('says in which city an event is: %s', (event, city) => {
    expect(briefOf(`<fact>shows: ${event}</fact>`).events[0]?.city).toBe(city);
  });

  it.each([
    ['The Gazette said <quote>It is the funniest badger in print</quote>', 'en', 'The Gazette'],
    ['Mrs Lowe wrote: <quote>It is the funniest badger in print</quote>', 'en', 'Mrs Lowe'],
    ['madame Petit a dit <quote>le blaireau le plus drôle du papier</quote>', 'fr', 'Madame Petit'],
    ['She said <quote>It is the funniest badger in print</quote>', 'en', undefined],
    ['someone said <quote>It is the funniest badger in print</quote>', 'en', undefined],
  ])('says who said a quote: %s', (fact, lang, name) => {
    expect(briefOf(`<fact>${fact}</fact>`, lang).quotes[0]?.name).toBe(name);
  });

  it('says of what one publication wrote that it is the press', () => {
    const fact =
      '<fact><name>Jo</name></fact>. <fact>In the press: <person>The Guardian</person>, <quote>The man who loves flies</quote>, <date>2025</date></fact>';
    const brief = briefOf(fact, 'en', 1);
    expect(brief.wanted).toContain('press');
    expect(brief.events).toEqual([]);
  });

  it.each([
    [
      '<date>6 dec</date> <item>Idle</item>, <date>13 dec</date> <item>Wibsey</item>, all <time>10am</time> at <venue>the Park</venue>',
      [
        { time: '10:00', place: 'the Park' },
        { time: '10:00', place: 'the Park' },
      ],
    ],
    [
      'at <venue>the Pier</venue> <date>19 dec</date> <time>2pm</time> and <date>27 dec</date> <time>3pm</time>',
      [
        { time: '14:00', name: 'The Pier' },
        { time: '15:00', name: 'The Pier' },
      ],
    ],
    [
      'at <venue>the Pier</venue> <date>19 dec</date>, <date>26 dec</date> and <date>27 dec</date>',
      [{ name: 'The Pier' }, { name: 'The Pier' }, { name: 'The Pier', day: '2026-12-27' }],
    ],
    [
      '<date>6 dec</date> <venue>Brudenell</venue>, <date>13 dec</date> <item>Matinee</item> <time>3pm</time>',
      [{ day: '2026-12-06' }, { name: 'Matinee', time: '15:00' }],
    ],
  ])('gives each of several events what is said of all: %s', (fact, events) => {
    expect(briefOf(`<fact>${fact}</fact>`).events).toMatchObject(events);
    expect(briefOf(`<fact>${fact}</fact>`).events).toHaveLength(events.length);
  });

  it('gives each person the role beside them', () => {
    const { team } = briefOf(
      '<fact><person>Glenys Marsh</person> is our <role>director</role> and <person>Paul To</person> our <role>pianist</role></fact>',
    );
    expect(team).toEqual([
      { name: 'Glenys Marsh', role: 'Director' },
      { name: 'Paul To', role: 'Pianist' },
    ]);
  });

  it('keeps days by appointment, and work that is done online', () => {
    const brief = briefOf(
      '<fact>barber in <location>Nottingham</location> and online. <hours>tues to sat 9:30 to 7</hours>, sunday by appointment</fact>',
    );
    expect(brief.location).toBe('Nottingham and online');
    expect(brief.hours?.notes).toEqual(['Sunday by appointment']);
  });

  it('reads a price before its name', () => {
    const { items } = briefOf(
      "<fact>it's <price>70 euro</price> for <item>a chimney</item> and for <item>a stove</item> <price>90</price></fact>",
    );
    expect(items.map(({ name, price }) => [name, price?.amount])).toEqual([
      ['Chimney', 70],
      ['Stove', 90],
    ]);
  });

  it.each([
    [
      '<fact><job>luthier</job>: <item>afinação</item> <price>40 €</price></fact>',
      'pt',
      'services',
    ],
    ['<fact><item>dossier</item> <price>sur devis</price></fact>', 'fr', 'services'],
    ['<fact>CARDÁPIO\nseg: <item>tutu</item> <price>22,00</price></fact>', 'pt', 'menu'],
    ['knife sharpening. <fact><item>scissors</item> <price>$8</price></fact>', 'en', 'services'],
    ['<fact>for sale: <item>saplings</item> <price>$8</price></fact>', 'en', 'products'],
  ])('knows what a list of prices is a list of: %s', (marked, lang, kind) => {
    expect(designOf(marked, lang).page.sections.map((section) => section.kind)).toContain(kind);
  });

  it('has no event on the day of a countdown', () => {
    const { page } = designOf(
      '<fact><name>Jo</name></fact> <want>with <section>a countdown</section> to <date>23 december</date></want>',
    );
    expect(page.sections.map(({ kind }) => kind)).toContain('countdown');
    expect(page.sections.map(({ kind }) => kind)).not.toContain('events');
  });

  it('gives a handle to the only platform that it names', () => {
    const bio = (platform: string) =>
      briefOf(`my ${platform} bio: <fact><name>Jo Vale</name> <link>@jovale</link></fact>`);
    expect(bio('insta').links[0]?.url).toBe('https://instagram.com/jovale');
    expect(bio('insta and tiktok').links[0]?.url).toBeUndefined();
  });

  it('knows one link where a label names its site too', () => {
    const { links } = briefOf('<fact>twitch.tv link: <link>twitch.tv/jovale</link></fact>');
    expect(links.map(({ url }) => url)).toEqual(['https://twitch.tv/jovale']);
  });

  it('calls a link what stands before it on its line', () => {
    const { links } = briefOf('<fact>Free first call: <link>calendly.com/jo/first</link></fact>');
    expect(links[0]?.title).toBe('Free first call');
  });

  it('takes no club for a platform', () => {
    expect(
      briefOf('<make>page for our chess club</make>, <fact><name>Rooks</name></fact>').links,
    ).toEqual([]);
  });

  it('makes the link large that it calls the big one', () => {
    const links = '<link>twitch.tv/jovale</link> and <link>youtube.com/@jovale</link>';
    const { page } = designOf(`<fact>${links}</fact>. the youtube button should be the big one`);
    expect(page.links.map(({ emphasis }) => emphasis)).toEqual(['normal', 'featured']);
  });

  it('puts sections into the order that it gives', () => {
    const order =
      'first thing should be the gallery, then a guestbook, then the newsletter, in that order';
    expect(kindsOf(`<make>make my page</make>. <want>${order}</want>`)).toEqual([
      'gallery',
      'guestbook',
      'newsletter',
    ]);
  });

  it.each(['no animations', 'nothing that moves', 'niente che si muove', 'nichts animiert'])(
    'keeps a page still: %s',
    (look) => {
      expect(designOf(`<look>${look}</look>`).theme.motion).toBe('none');
      expect(designOf('<look>lively</look>').theme.motion).not.toBe('none');
    },
  );

  it('takes a dark color for a color, and no dark page', () => {
    const { scheme, colors } = designOf(
      '<look><color>white</color>, <color>dark green</color> for <part>the buttons</part></look>',
    ).theme;
    expect({ scheme, background: colors.background }).toEqual({
      scheme: 'light',
      background: '#ffffff',
    });
    expect(briefOf('<look>tema <color>viola</color> scuro</look>', 'it').look.scheme).toBe('dark');
  });

  it.each([
    ['<make>page for my app</make> <fact><name>Tidewater</name></fact>', 'App'],
    [
      '<make>need a page for our chess club the</make> <fact><name>Rooks</name></fact>',
      'Chess club',
    ],
    ['<make>page for my friend</make> <fact><name>Ada Moss</name></fact>', undefined],
    ["<fact>hey I'm a plumber, i do <job>leaks and so on</job></fact>", 'Plumber, leaks and so on'],
    ['<fact>a podcast called <name>Slow Supper</name></fact>', 'Podcast'],
    ['<fact>hiya! trad band from <location>Ennis</location></fact>', 'Trad band'],
  ])('says what its author is or has: %s', (marked, line) => {
    // The tagger is not sure.
    expect(briefOf(marked, 'en', 0.4).tagline).toBe(line);
  });

  it('keeps a heading out of the first dish, and details in parentheses', () => {
    const { items } = briefOf(
      '<fact><item>Menu\nBrisket roll</item> <price>9.50</price>, <item>sundae</item> <price>6</price> (nuts, cream), <item>big dog</item> <price>60</price> (they take for ever)</fact>',
    );
    expect(items.map(({ name, text }) => [name, text])).toEqual([
      ['Brisket roll', undefined],
      ['Sundae', 'Nuts, cream'],
      ['Big dog', undefined],
    ]);
  });

  it('says what the first price is for', () => {
    const { items } = briefOf(
      '<fact>A session is <detail>50 minutes</detail> and costs <price>£70</price>, a couple costs <price>£90</price></fact>',
    );
    expect(items.map(({ name, price }) => [name, price?.text])).toEqual([
      ['Session', '£70'],
      ['A couple', '£90'],
    ]);
  });

  it('takes the page of a site for no name', () => {
    const fact = 'gym in <location>Tulsa</location>, <address>Box 44</address>. free trial class';
    expect(briefOf(`<fact>${fact}: <link>box44tulsa.com/trial</link></fact>`).name).toBe('Box 44');
  });

  it('calls a form for bookings so', () => {
    const { links } = briefOf('<fact>booking form <link>forms.gle/jovale</link></fact>');
    expect(links[0]?.title).toBe('Booking form');
  });

  it('takes a number behind a hall for its name', () => {
    const { events } = briefOf(
      '<fact><item>my talk</item>, <date>8 december</date>, <venue>Hall</venue> <time>3</time></fact>',
    );
    expect(events[0]).toMatchObject({ place: 'Hall 3' });
    expect(events[0]?.time).toBeUndefined();
  });

  it('finds a city whose name begins with an article', () => {
    expect(briefOf('<fact>portraits el <location>paso</location></fact>').location).toBe('El Paso');
  });

  it('finds the city behind the house', () => {
    const place =
      'place: <venue>Northside Arena</venue>, <address>5 Rink Lane</address>, <location>Derby</location>';
    expect(briefOf(`<fact>${place}</fact>`).location).toBe('Derby');
  });
});
