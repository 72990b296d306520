// Pages made to be slow to edit: the work must not grow with the square of the number of sections.
import { expect, it } from 'vitest';
import { growth } from '../../../../../test/measure/growth.ts';
import { answer } from '../answer.ts';
import { composePage } from '../compose/compose-page.ts';

const facts = { username: 'ada', fullName: 'Ada Lovelace', links: [] };

it('H2: another design for a page of many sections', () => {
  const page = composePage('link-in-bio', facts, 'seed');
  const end = page.jsx.lastIndexOf('</main>');
  const redesign = (sections: number) => {
    const more = '<section><h2>A</h2><p>b</p></section>'.repeat(sections);
    const jsx = page.jsx.slice(0, end) + more + page.jsx.slice(end);
    const message = 'Show me another design';
    expect(answer({ message, page: { ...page, jsx }, facts, seed: 'one' }).kind).toBe('page');
  };
  // Twice what linear work would give.
  expect(growth(redesign, 325)).toBeLessThan(8);
});
