// Models that write markup: sections of their own, and whole pages for a page that was written by hand.
import type { CatalogueCase } from './case.ts';

const timeline = 'Add a free-form timeline: 2009 first oven, 2015 second shop';
const texts = ['2009 First oven', '2015 Second shop'];

const draws = (name: string, code: string): CatalogueCase => ({
  name,
  page: 'bakery',
  message: timeline,
  output: `<say>Here is the timeline.</say>${code}`,
  expect: { changedSections: ['timeline'], texts, say: /timeline/ },
});

const page = (code: string) => `<say>Here is another page.</say><page>${code}</page>`;
const jsx = `export default function Page() {
  return (
    <main className="page">
      <h1>Ida Berg</h1>
      <p>Ceramics from Bergen, fired slowly.</p>
      <a href="https://shop.ida.example">Shop</a>
      <a href="https://instagram.com/idaberg">Instagram</a>
      <section id="studio"><h2>Studio</h2><p>Open on Saturdays.</p></section>
    </main>
  );
}`;
const html =
  '<main class="page"><h1>Ida Berg</h1><p>Ceramics from Bergen, fired slowly.</p><a href="https://shop.ida.example">Shop</a> <a href="https://instagram.com/idaberg">Instagram</a></main>';
const css = '.page { background: #14110f; color: #f5efe6; }';

const rewrites = (name: string, output: string): CatalogueCase => ({
  name,
  page: 'handwritten',
  message: 'Make me another page altogether, darker, and say that the ceramics are fired slowly',
  output,
  expect: { texts: ['Ida Berg', 'fired slowly'], noCode: [/```/, /<!doctype/i, /<script/] },
});

export const markup: readonly CatalogueCase[] = [
  draws(
    'writes a section with its styles',
    '<section id="timeline" kind="free"><ol className="timeline"><li>2009 First oven</li><li>2015 Second shop</li></ol><style>.timeline { padding: 0; color: var(--accent); }</style></section>',
  ),
  draws(
    'writes HTML instead of JSX',
    '<section id="timeline" kind="free"><ol class="timeline" style="color: red; margin-top: 4px"><li tabindex="0">2009 First oven<br><li>2015 Second shop</ol><hr><!-- end --></section>',
  ),
  draws(
    'does not close its elements',
    '<section id="timeline" kind="free"><div className="timeline"><p>2009 First oven</p><p>2015 Second shop</section>',
  ),
  draws(
    'fences the code of its section',
    '<section id="timeline" kind="free">\n```jsx\n<ol><li>2009 First oven</li><li>2015 Second shop</li></ol>\n```\n```css\n.timeline { padding: 0; }\n```\n</section>',
  ),
  draws(
    'writes a section element within its section',
    '<section id="timeline" kind="free"><section className="timeline"><h2>History</h2><p>2009 First oven</p><p>2015 Second shop</p></section></section>',
  ),
  draws(
    'writes a component',
    '<section id="timeline" kind="free">\nexport default function Timeline() {\n  return (\n    <ol><li>2009 First oven</li><li>2015 Second shop</li></ol>\n  );\n}\n</section>',
  ),
  draws(
    'writes several elements beside each other',
    '<section id="timeline" kind="free"><h2>History</h2><p>2009 First oven</p><p>2015 Second shop</p></section>',
  ),
  draws(
    'writes entities and braces in its texts',
    '<section id="timeline" kind="free"><p>2009 First oven &amp; more &lt;3 {"{"}</p><p>2015 Second shop</p></section>',
  ),
  rewrites(
    'writes a page in fences',
    page(`\n\`\`\`jsx\n${jsx}\n\`\`\`\n\`\`\`css\n${css}\n\`\`\`\n`),
  ),
  rewrites('writes a page in tags', page(`<jsx>${jsx}</jsx><css>${css}</css>`)),
  rewrites(
    'writes a page without tags',
    `Here is another page.\n\n\`\`\`jsx\n${jsx}\n\`\`\`\n\n\`\`\`css\n${css}\n\`\`\`\n\nEnjoy!`,
  ),
  rewrites(
    'writes a whole HTML document',
    page(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ida</title><style>${css}</style></head><body>${html}</body></html>`,
    ),
  ),
  {
    name: 'writes a whole HTML document with a script, twice',
    page: 'handwritten',
    message: 'Make me another page altogether, darker',
    output: page(
      `<!DOCTYPE html><html><head><title>Ida</title></head><body>${html}<script>alert(1)</script></body></html>`,
    ),
    expect: { isBuiltIn: true, texts: ['Ida Berg'], noCode: [/<script/, /alert\(1\)/] },
  },
  {
    name: 'writes a page that forgets a link',
    page: 'handwritten',
    message: 'Make me another page altogether, darker',
    output: page(
      `\n\`\`\`jsx\nexport default function Page() {\n  return <main><h1>Ida Berg</h1><a href="https://shop.ida.example">Shop</a></main>;\n}\n\`\`\`\n\`\`\`css\n${css}\n\`\`\`\n`,
    ),
    expect: { isBuiltIn: true, texts: ['Ida Berg', 'Instagram'] },
  },
  {
    name: 'writes a page that is no code',
    page: 'handwritten',
    message: 'Make me another page altogether, darker',
    output: page('<jsx>export default function Page( { return <main><h1>Ida</main> }</jsx>'),
    expect: { isBuiltIn: true, texts: ['Ida Berg', 'Open on Saturdays.'] },
  },
  {
    name: 'changes a link of a page that was written by hand',
    page: 'handwritten',
    message: 'Rename the shop link to Ceramics shop',
    output:
      '<say>Renamed.</say><op>{"type":"text.replace","from":"Shop","to":"Ceramics shop"}</op>',
    expect: { texts: ['Ceramics shop', 'Instagram', 'Open on Saturdays.'] },
  },
  {
    name: 'rewrites one element of a page that was written by hand',
    page: 'handwritten',
    message: 'In the studio section, say that I am open on Sundays too',
    output:
      '<say>Done.</say><section id="studio" kind="free"><section id="studio"><h2>Studio</h2><p>Open on Saturdays and Sundays.</p></section></section>',
    expect: { texts: ['Open on Saturdays and Sundays.', 'Ceramics from Bergen', 'Shop'] },
  },
];
