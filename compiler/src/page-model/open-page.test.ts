// The source of a page as a design, and operations that keep what people changed in it by hand.
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStep, buildOperation } from '../../test/any-operation.ts';
import { bakery, studio } from '../../test/page-designs.ts';
import { writeDesign } from '../page-design/write-design.ts';
import { ApplyError } from './apply-error.ts';
import { applyOperations } from './apply-operation.ts';
import { changePage, openPage, type WriteDesign } from './open-page.ts';
import { readPageConstant } from './read-page-constant.ts';
import { writeThemeCss } from './theme-css.ts';
import { writePageConstant } from './write-page-constant.ts';

describe('the constant of a page', () => {
  it('is a literal that people can read', () => {
    expect(writePageConstant(bakery().page)).toContain(`  links: [
    {
      id: "order",`);
  });

  it.each([
    ['a call', 'const page = make();'],
    ['a spread', 'const page = { ...other };'],
    [
      'a template with a value',
      `const page = { name: \`a\${1}\`, lang: "en", links: [], sections: [] };`,
    ],
    ['another shape', 'const page = { title: "x" };'],
    [
      'a prototype',
      'const page = { "__proto__": {}, name: "a", lang: "en", links: [], sections: [] };',
    ],
    ['code that does not parse', 'const page = {'],
    ['nothing', 'export default () => null;'],
  ])('is not read from %s', (_title, code) => {
    expect(readPageConstant(code)).toBeUndefined();
  });

  it('ends no script of a document', () => {
    const { page } = bakery();
    expect(writePageConstant({ ...page, name: '</script>' })).not.toContain('</script>');
  });
});

/** One component for each kind of section, as the real writer has. */
const write: WriteDesign = ({ page, theme }) => ({
  jsx: `${writePageConstant(page)}
${[...new Set(page.sections.map(({ kind }) => kind))]
  .map((kind) => `function Section_${kind}({ title }) {\n  return <section>{title}</section>;\n}\n`)
  .join('\n')}
export default function Page() {
  return <main><h1>{page.name}</h1></main>;
}
`,
  css: `${writeThemeCss(theme)}
:root { --shadow: ${theme.shadow ?? 'family'}; }
body { color: var(--text); }
`,
  metadata: { title: page.name, description: page.tagline ?? '' },
});
const change = (content: ReturnType<WriteDesign>, operations: unknown[], writer = write) =>
  changePage(
    content,
    operations.map((operation) => operationSchema.parse(operation)),
    writer,
  );

describe.each([
  ['a small writer', write],
  ['the writer of pages', writeDesign],
])('a page by %s', (_title, writer) => {
  it('opens as the design it was made from', () => {
    for (const design of [bakery(), studio()]) {
      expect(openPage(writer(design))).toEqual({ design, kind: 'model' });
    }
  });

  it('is written anew for any operations, and their inverse gives the same bytes', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 4 }), (steps) => {
        const operations: Operation[] = [];
        let design: PageDesign = studio();
        // Not every layout family is drawn by each writer.
        for (const step of steps.filter(({ type }) => type !== 'theme.family')) {
          const operation = buildOperation(design, step);
          try {
            if (operation) design = applyOperations(design, [operation]).design;
            if (operation) operations.push(operation);
          } catch (error) {
            if (!(error instanceof ApplyError)) throw error;
          }
        }
        const start = writer(studio());
        const changed = changePage(start, operations, writer);
        expect(changed.design).toEqual(design);
        expect(changed.content).toEqual(writer(design));
        expect(openPage(changed.content)?.design).toEqual(design);
        expect(changePage(changed.content, changed.inverse, writer).content).toEqual(start);
      }),
      { numRuns: 60 },
    );
  });

  const byHand = (content: ReturnType<WriteDesign>) => ({
    jsx: content.jsx
      .replace('export default', '/* mine */ export default')
      .replace(/\n$/, '\n// the end\n'),
    css: `${content.css.replace(':root {\n', ':root {\n  --mine: 3px;\n')}.mine { color: red; }\n`,
    metadata: { ...content.metadata, title: 'My own title' },
  });

  it('that was changed by hand keeps that, through content and theme operations', () => {
    const own = byHand(writer(bakery()));
    const { content, design, inverse } = change(
      own,
      [
        { type: 'link.update', id: 'order', set: { title: 'Buy bread' } },
        { type: 'theme.color', role: 'accent', color: '#aa0044' },
        { type: 'theme.shadow', shadow: 'hard' },
      ],
      writer,
    );
    expect(content.jsx).toContain('title: "Buy bread"');
    expect(content.css).toContain('--accent: #aa0044');
    expect(openPage(content)?.design).toEqual(design);
    expect(content).toEqual(byHand(writer(design)));
    expect(changePage(content, inverse, writer).content).toEqual(own);
  });

  it('that was changed by hand gains a section of a new kind beside the changes', () => {
    const section = { kind: 'quote', id: 'q', quote: 'Bread is life.' };
    const { content, design } = change(
      byHand(writer(bakery())),
      [{ type: 'section.add', section }],
      writer,
    );
    expect(content).toEqual(byHand(writer(design)));
  });
});

describe('a page whose layout was rewritten by hand', () => {
  const rewritten = {
    ...write(bakery()),
    jsx: `${writePageConstant(bakery().page)}export default () => <h1>{page.name}</h1>;\n`,
    css: `${writeThemeCss(bakery().theme)}h1 { color: var(--accent); }\n`,
  };

  it('takes content and colors', () => {
    const { content } = change(rewritten, [
      { type: 'profile.set', set: { name: 'Rye & Co' } },
      { type: 'theme.color', role: 'accent', color: '#aa0044' },
    ]);
    expect(content.jsx).toBe(rewritten.jsx.replace('"Olive & Rye"', '"Rye & Co"'));
    expect(content.css).toContain('h1 { color: var(--accent); }');
  });

  it.each([
    [
      'a section of a kind it does not draw',
      { type: 'section.add', section: { kind: 'quote', id: 'q', quote: 'x' } },
    ],
    ['a shadow it does not draw', { type: 'theme.shadow', shadow: 'hard' }],
  ])('refuses %s', (_title, operation) => {
    expect(() => change(rewritten, [operation])).toThrow(
      expect.objectContaining({ problem: 'unsupported' }),
    );
  });

  it('is replaced as a whole when a page is composed anew', () => {
    const { content } = change(rewritten, [{ type: 'page.compose', design: studio() }]);
    expect(content).toEqual(write(studio()));
  });
});

describe('code that was written freely', () => {
  const content = {
    jsx: 'export default () => <main><h1>Jo</h1><a href="https://example.com/">Blog</a></main>;\n',
    css: '',
    metadata: { title: 'Jo', description: '' },
  };

  it('opens as code, and changes where it stands', () => {
    expect(openPage(content)).toMatchObject({ kind: 'code', design: { page: { name: 'Jo' } } });
    const changed = change(content, [{ type: 'link.update', id: 'blog', set: { title: 'News' } }]);
    expect(changed.content).toEqual({ ...content, jsx: content.jsx.replace('Blog', 'News') });
    expect(changed.design.page.links[0]?.title).toBe('News');
  });

  it('that does not parse does not open, and can be composed anew', () => {
    const broken = { ...content, jsx: '<main' };
    expect(openPage(broken)).toBeUndefined();
    const compose = { type: 'page.compose', design: bakery() };
    expect(change(broken, [compose]).content).toEqual(write(bakery()));
    expect(change(content, [compose]).content).toEqual(write(bakery()));
    expect(() => change(broken, [{ type: 'link.remove', id: 'blog' }])).toThrow(ApplyError);
  });
});
