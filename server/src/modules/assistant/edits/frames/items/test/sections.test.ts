// Sections that messages with marked slots add.
import { describe, expect, it } from 'vitest';
import { playMarked, rowsIn } from './play-marked.ts';
import { studioPage } from './studio-page.ts';

const empty: [lang: string, marked: string, kind: string][] = [
  ['en', '<add><section>a short form by which readers may write to me</section></add>', 'contact'],
  ['fr', "<add>un <section>livre d'or</section> ce serait sympa</add>", 'guestbook'],
  ['de', '<add>gib no a <section>feld für e-mails</section> dazu</add>', 'newsletter'],
  ['pt', '<add>um <section>mural de recados</section></add>', 'guestbook'],
  ['it', '<add>mi serve un <section>modulo contatti</section></add>', 'contact'],
  ['es', '<add>una <section>lista de espera</section></add>', 'waitlist'],
];

describe('a section that a marked message asks for', () => {
  for (const [lang, marked, kind] of empty) {
    it(`is of the kind ${kind} for ${marked}`, () => {
      const { sections } = playMarked(lang, marked);
      expect(sections.map((one) => one.kind)).toEqual([
        ...studioPage.page.sections.map((one) => one.kind),
        kind,
      ]);
    });
  }

  it('has the title and the place that the message gives', () => {
    const marked =
      '<add>a <section>newsletter</section> called <title>Night post</title> <place>at the top</place></add>';
    expect(playMarked('en', marked).sections[0]).toMatchObject({
      kind: 'newsletter',
      title: 'Night post',
    });
  });

  it('holds the items that the message gives, with labels in the language of the page', () => {
    const marked =
      '<add>sezione <section>recensioni</section>: <quote>Brava!</quote> di <person>Ornella</person></add>';
    const page = playMarked('it', marked);
    expect(rowsIn(page, 'testimonials')).toEqual(['Brava! | Ornella']);
    expect(page.sections.at(-1)?.title).toBe('Testimonials');
  });

  it('is not made a second time', () => {
    const page = playMarked('en', '<add>put a <section>faq</section> on</add>');
    expect(page).toEqual(studioPage.page);
  });

  it('is a menu for food, and services for what takes time', () => {
    const start = { ...studioPage, page: { ...studioPage.page, sections: [] } };
    const food = '<add><item>tea</item> <price>2</price>, <item>soup</item> <price>5</price></add>';
    const work = '<add><item>code review</item> <price>400 €</price></add>';
    expect(playMarked('en', food, [], start).sections[0]?.kind).toBe('menu');
    expect(playMarked('en', work, [], start).sections[0]?.kind).toBe('services');
  });
});
