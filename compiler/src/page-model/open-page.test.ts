// The source of a page as a design: the constant of a page.
import { describe, expect, it } from 'vitest';
import { bakery } from '../../test/page-designs.ts';
import { readPageConstant } from './read-page-constant.ts';
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
