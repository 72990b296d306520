// The process that makes CSS smaller, and what keeps it busy for ever.
import { afterAll, describe, expect, it } from 'vitest';
import { createMinifier } from './renderer.ts';

const minifier = createMinifier();
afterAll(() => minifier.close());

/** Each for a user of its own, so that no pause after a job that was too long is felt. */
const run = (text: string) => minifier.run(crypto.randomUUID(), text);

describe('minifying', () => {
  it('makes CSS smaller and keeps nesting and custom properties', async () => {
    const result = await run(
      'a {\n  color: #ff0000;\n  &:hover { color: var(--x, blue) }\n} /* note */',
    );
    expect(result).toEqual({ ok: true, text: 'a{color:red;&:hover{color:var(--x,blue)}}' });
  });

  it('leaves out what has an error, and says where', async () => {
    const result = await run('b { top: 0 }\na:::b { color: red }\nc { left: 0 }');
    expect(result).toMatchObject({ ok: true, text: 'b{top:0}c{left:0}', warning: { line: 2 } });
  });

  it.each([
    `a{width:${'calc('.repeat(100)}`,
    'a{'.repeat(20_000),
    `${':not('.repeat(5000)}`,
    `@media ${'('.repeat(5000)}`,
    `a{--x:${'[{('.repeat(20_000)}`,
  ])('U6 outlives deep nesting (%#)', async (css) => {
    const result = await run(css);
    expect(result).toHaveProperty('ok');
    expect(await run('a { top: 0 }')).toEqual({ ok: true, text: 'a{top:0}' });
  });
});
