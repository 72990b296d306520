// What can be selected on a page, and the operations that change it and nothing else.
import { operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCreators, bakery } from '../../test/sample-designs.ts';
import { writeDesign } from '../page-design/write-design.ts';
import { applyOperations } from '../page-model/apply-operation.ts';
import { diffDesigns } from '../page-model/diff-designs.ts';
import { changeFreePage } from '../page-model/free-code/change-free-page.ts';
import {
  duplicate,
  hide,
  move,
  remove,
  setAddress,
  setImage,
  setStyle,
  setText,
} from './element-operations.ts';
import type { PageElement, PageElements } from './page-element.ts';
import { readElements } from './read-elements.ts';

const read = (design: PageDesign) => readElements(writeDesign(design)) as PageElements;
const find = ({ elements }: PageElements, key: string): PageElement => {
  const element = elements.find(({ target }) => target.key === key);
  if (element === undefined) throw new Error(`no ${key}`);
  return element;
};
const all = Object.entries(allCreators).map(([name, design]) => ({ name, design }));

describe.each(all)('the elements of the $name', ({ design }) => {
  const elements = read(design);

  it('have keys of their own, and stand after what they are within', () => {
    const seen = new Set<string>();
    for (const { target } of elements.elements) {
      expect(seen).not.toContain(target.key);
      if (target.within !== undefined) expect(seen).toContain(target.within);
      seen.add(target.key);
    }
  });

  it('take any text, and change in one place', () => {
    const texts = elements.elements.filter(({ text }) => text && text.path !== 'email');
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 400 }),
          fc.constant('<b>\n\n</b>'),
          fc.constant(''),
        ),
        (element, typed) => {
          const operations = setText(elements, element, typed);
          for (const operation of operations) operationSchema.parse(operation);
          const { design: after } = applyOperations(design, operations);
          expect(diffDesigns(design, after).length).toBe(operations.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('cut a text that is too long for its field', () => {
    for (const element of elements.elements) {
      if (!element.text || element.text.path === 'email') continue;
      const [operation] = setText(elements, element, `${'x'.repeat(element.text.max - 1)}😀`);
      expect(() => applyOperations(design, operation ? [operation] : [])).not.toThrow();
    }
  });

  it('move, hide, are duplicated and removed, each alone, and come back', () => {
    for (const element of elements.elements) {
      for (const operations of [
        move(element, 'up'),
        move(element, 'down'),
        hide(element),
        duplicate(elements, element),
        remove(element),
      ]) {
        const { design: after, inverse } = applyOperations(design, operations);
        const ids = new Set(
          diffDesigns(design, after).flatMap((change) => ('id' in change ? [change.id] : [])),
        );
        expect(ids.size).toBeLessThanOrEqual(2);
        expect(applyOperations(after, inverse).design).toEqual(design);
      }
    }
  });
});

describe('an element', () => {
  const elements = read(bakery);
  const apply = (...operations: Parameters<typeof applyOperations>[1]) =>
    applyOperations(bakery, operations).design;

  it('keeps what stands beside a text in the same field', () => {
    const price = find(elements, 'item:croissant.price.text');
    const { page } = apply(...setText(elements, price, '£3.00'));
    const [menu] = page.sections.flatMap((section) => (section.kind === 'menu' ? [section] : []));
    expect(menu?.items[0]?.price).toEqual({ text: '£3.00', currency: 'GBP' });
  });

  it('loses an optional text that becomes empty, and no other', () => {
    const [name, tagline] = [find(elements, 'profile.name'), find(elements, 'profile.tagline')];
    expect(apply(...setText(elements, tagline, ' ')).page.tagline).toBeUndefined();
    expect(setText(elements, name, ' ')).toEqual([]);
  });

  it('gets an address, an image and colors', () => {
    const order = find(elements, 'link:order');
    expect(apply(...setAddress(order, 'mailto:a@b.example')).page.links[0]?.url).toBe(
      'mailto:a@b.example',
    );
    expect(apply(...setAddress(order, undefined)).page.links[0]?.url).toBeUndefined();
    const image = { url: 'https://example.com/a.png', alt: 'An oven' };
    expect(apply(...setImage(find(elements, 'profile.avatar'), image)).page.avatar).toEqual(image);
    const colored = apply(...setStyle(order, 'background', '#112233'));
    expect(colored.theme.elements.order).toMatchObject({ background: '#112233' });
    const cleared = setStyle(find(read(colored), 'link:order'), 'background', undefined);
    expect(applyOperations(colored, cleared).design.theme.elements).toEqual({});
  });

  it('moves past neighbors that show', () => {
    const { design } = applyOperations(bakery, [{ type: 'link.hide', id: 'instagram' }]);
    const links = (operations: ReturnType<typeof move>) =>
      applyOperations(design, operations).design.page.links.map(({ id }) => id);
    const hidden = read(design);
    expect(links(move(find(hidden, 'link:order'), 'down'))).toEqual([
      'instagram',
      'directions',
      'order',
    ]);
    expect(move(find(hidden, 'link:order'), 'up')).toEqual([]);
    expect(() => find(hidden, 'link:instagram')).toThrow();
  });
});

describe('freely written code', () => {
  const jsx = `export default () => <main><h1>Jo Doe</h1><p>I make things.</p>
    <a href="https://example.com/a">Shop</a><a href="https://example.com/b">Blog</a>
    <h2>News</h2><p>Open today.</p><p>News</p></main>;`;
  const content = { jsx, css: '', metadata: { title: '', description: '' } };
  const elements = readElements(content) as PageElements;

  it('offers what stands in it once', () => {
    expect(elements.elements.map(({ target }) => target.text)).toEqual([
      'Shop',
      'Blog',
      'Jo Doe',
      'I make things.',
      'Open today.',
    ]);
  });

  it.each(['link:shop', 'profile.name', 'profile.tagline'])('changes %s in place', (key) => {
    const element = find(elements, key);
    const { content: after } = changeFreePage(content, setText(elements, element, 'New'));
    expect(after.jsx).toBe(jsx.replace(element.text?.value ?? '', 'New'));
  });

  it('replaces a text where it stands', () => {
    const [element] = elements.elements.filter(({ target }) => target.text === 'Open today.');
    const operations = setText(elements, element as PageElement, 'Closed.');
    expect(changeFreePage(content, operations).content.jsx).toBe(
      jsx.replace('Open today.', 'Closed.'),
    );
  });

  it('that cannot be read offers nothing', () => {
    expect(readElements({ jsx: '<div', css: '' })).toBeNull();
  });
});
