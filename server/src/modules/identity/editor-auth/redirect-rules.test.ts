// Where people may be sent: the tricks that browsers know, and a property over made-up addresses.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEditorRedirect, toOrigin, withCode } from './redirect-rules.ts';

const listed = ['https://editor.example', 'https://ide.example:8443', 'http://localhost:5173'];
const readRedirect = (redirect: string) => readEditorRedirect(redirect, listed);

describe('I9 LOGIN-9 an allowed redirect address', () => {
  it.each([
    ['https://editor.example', 'https://editor.example/'],
    ['https://editor.example/', 'https://editor.example/'],
    ['https://editor.example/open?file=a%20b&x=1#line=7', undefined],
    [
      'https://editor.example?next=https://evil.example',
      'https://editor.example/?next=https://evil.example',
    ],
    ['HTTPS://Editor.Example/Path', 'https://editor.example/Path'],
    ['https://editor.example:443/', 'https://editor.example/'],
    ['https://ide.example:8443/x', undefined],
    ['http://localhost:5173/x', undefined],
    ['https://editor.example/a@b?c=d@e', undefined],
    ['https://editor.example/%2e%2e/x', 'https://editor.example/x'],
  ])('%s', (redirect, href = redirect) => {
    expect(readRedirect(redirect)).toEqual({ origin: new URL(redirect).origin, href });
  });
});

describe('I9 LOGIN-9 a rejected redirect address', () => {
  it.each([
    '',
    '/',
    '/dashboard',
    '//editor.example',
    '//e',
    '/\\e',
    '\\\\editor.example',
    'https:e',
    'https:editor.example',
    'https:/editor.example',
    'https:///editor.example',
    'https:\\\\editor.example',
    'https:/\\editor.example',
    'https://editor.example\\@evil.example',
    'https://evil.example\\@editor.example',
    'javascript:alert(1)',
    'javascript://editor.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://editor.example/0b9f3a0e',
    'view-source:https://editor.example',
    'filesystem:https://editor.example/x',
    'file://editor.example/x',
    'ftp://editor.example/',
    'ws://editor.example/',
    'https://ok@evil.example',
    'https://editor.example@evil.example',
    'https://editor.example:pass@evil.example',
    'https://ok@editor.example',
    'https://ok:pass@editor.example',
    'https://@editor.example',
    'https://:@editor.example',
    'https://editor.example.evil.example',
    'https://editor.exampleevil.example',
    'https://evil-editor.example',
    'https://sub.editor.example',
    'https://editor.example.',
    'https://editor.example:444',
    'https://editor.example:8443',
    'https://ide.example',
    'http://editor.example',
    'http://localhost',
    'http://localhost:5174',
    'https://localhost:5173',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
    'https://еditor.example',
    'https://editоr.example',
    'https://editor.examplе',
    'https://xn--ditor-4ve.example',
    'https://editor。example.evil.example',
    'https://editor%2eexample@evil.example',
    'https://evil.example/https://editor.example',
    'https://evil.example?https://editor.example',
    'https://evil.example#https://editor.example',
    'https://evil.example;https://editor.example',
    ' https://editor.example',
    'https://editor.example ',
    'https://editor.example/a b',
    '\thttps://editor.example',
    'https://ed\titor.example',
    'https://ed\nitor.example',
    'ht\ntps://editor.example',
    'https:\n//evil.example',
    'https://evil.example\r\nhttps://editor.example',
    'https://editor.example/\r\nset-cookie: a=b',
    'https://editor.example/\u0000',
    'https://editor.example/\u2028',
    'https://\u200beditor.example',
    'https://editor.example/\u202etxt.exe',
    '\ufeffhttps://editor.example',
    'https://',
    'https://:8443',
    'https://editor.example:99999',
    'https://[editor.example]',
  ])('%j', (redirect) => {
    expect(readRedirect(redirect)).toBeUndefined();
  });

  it('is any address when no editor is listed', () => {
    expect(readEditorRedirect('https://editor.example/', [])).toBeUndefined();
    expect(readEditorRedirect('null', ['null'])).toBeUndefined();
  });
});

const parts = fc.constantFrom(
  'https',
  'http',
  'javascript',
  ':',
  '/',
  '//',
  '\\',
  '@',
  '?',
  '#',
  '.',
  '%2e',
  '%40',
  ' ',
  '\t',
  '\n',
  '\u200b',
  'editor.example',
  'EDITOR.example',
  'ide.example:8443',
  'localhost:5173',
  'evil.example',
  'ｅditor.example',
  'token=x',
  '&',
  ':443',
);
const redirects = fc.oneof(
  fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
  fc
    .tuple(fc.constantFrom(...listed, 'https://evil.example'), fc.array(parts, { maxLength: 8 }))
    .map(([origin, list]) => origin + list.join('')),
  fc
    .tuple(fc.constantFrom(...listed), fc.constantFrom('/', '?', '#', '/?'), fc.string())
    .map(([origin, mark, rest]) => origin + mark + encodeURI(rest.toWellFormed())),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

it('ASVS 1.2.2, 3.7.2 I9 R9 redirects only to origins on the list, and the code goes nowhere but into `token` (10,000 addresses)', () => {
  let followed = 0;
  fc.assert(
    fc.property(redirects, (redirect) => {
      const to = readRedirect(redirect);
      if (!to) return;
      followed += 1;
      const there = new URL(withCode(to.href, 'C0de'));
      expect(listed).toContain(there.origin);
      expect(there.origin).toBe(to.origin);
      expect([there.username, there.password]).toEqual(['', '']);
      expect(there.searchParams.getAll('token')).toEqual(['C0de']);
      expect(there.hash).toBe(new URL(to.href).hash);
      expect(there.pathname).toBe(new URL(to.href).pathname);
    }),
    { numRuns: 10_000 },
  );
  // Most made-up addresses are nonsense; enough must not be.
  expect(followed).toBeGreaterThan(500);
});

describe('LOGIN-9 the code is added to an address', () => {
  it.each([
    ['https://e.example/', 'https://e.example/?token=c'],
    ['https://e.example/?', 'https://e.example/?token=c'],
    ['https://e.example/?a=1&b=%20+', 'https://e.example/?a=1&b=%20+&token=c'],
    ['https://e.example/?token=old&a=1', 'https://e.example/?a=1&token=c'],
    ['https://e.example/?a=1&token&token=x', 'https://e.example/?a=1&token=c'],
    ['https://e.example/?t%6Fken=old', 'https://e.example/?token=c'],
    ['https://e.example/?tokens=2&Token=3', 'https://e.example/?tokens=2&Token=3&token=c'],
    ['https://e.example/x#part?y', 'https://e.example/x?token=c#part?y'],
    ['https://e.example/x?a#token=z', 'https://e.example/x?a&token=c#token=z'],
    ['https://e.example/?a=1&&b=2', 'https://e.example/?a=1&b=2&token=c'],
  ])('to %s', (href, there) => expect(withCode(href, 'c')).toBe(there));
});

it('a rejected redirect is reduced to its origin', () => {
  expect(toOrigin('https://evil.example/a?token=secret')).toBe('https://evil.example');
  expect(toOrigin('https://user:secret@evil.example/')).toBe('https://evil.example');
  expect(toOrigin('not an address at all?token=secret')).toBe('not an address');
});
