// The redirect parameter against the tricks browsers know, and the path builder.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths, withQuery } from './paths.ts';
import { readRedirect } from './redirect.ts';

const ownOrigin = 'https://app.example';
const editor = 'https://editor.example';
const local = 'http://localhost:5173';
const listed = [editor, local];

const tricks = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://evil.example',
  'ht\ttps://evil.example',
  'https://app.example@evil.example',
  'http://app.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'data:text/html,x',
  'blob:https://app.example/x',
  'dashboard',
  '///',
];

/** Each names or contains the listed editor, and would lead elsewhere, or looks as if. */
const editorTricks = [
  '//editor.example',
  '/\\editor.example',
  'https:editor.example',
  'https:/editor.example',
  'https:\\\\editor.example',
  'https://editor.example\\@evil.example',
  'https://editor.example@evil.example',
  'https://editor.example:pw@evil.example/',
  'https://evil@editor.example/',
  'https://evil.example#https://editor.example',
  'https://evil.example/https://editor.example',
  'https://evil.example?https://editor.example',
  'https://editor.example.evil.example',
  'https://editor.example.',
  'https://editor.examplе', // Cyrillic е
  'https://еditor.example',
  'https://xn--ditor-9ve.example',
  'https://editor.example:8443',
  'http://editor.example',
  'ftp://editor.example',
  'https://sub.editor.example',
  'https://editor.exa\tmple.evil.example',
  'https://editor.example\t.evil.example',
  'https://editor.example\n',
  '\thttps://editor.example',
  ' https://editor.example',
  'https://editor\u00ad.example',
  'https://editor.example\u0000.evil.example',
  'https://editor.example%2eevil.example',
  'https://[::1]',
  'http://localhost:5174',
  'https://localhost:5173',
  'javascript:location="https://editor.example"',
];

describe('readRedirect', () => {
  it.each([
    ['/ai-studio', '/ai-studio'],
    ['/dashboard?tab=x#y', '/dashboard?tab=x#y'],
    ['/a/../b', '/b'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
  ])('LOGIN-11 follows the path %j', (redirect, path) => {
    expect(readRedirect(redirect, ownOrigin, listed)).toEqual({ kind: 'path', path });
  });

  it.each([
    ['https://editor.example', 'https://editor.example/', editor],
    ['https://editor.example/open?page=1#x', 'https://editor.example/open?page=1#x', editor],
    ['HTTPS://EDITOR.example:443/@me', 'https://editor.example/@me', editor],
    ['http://localhost:5173/a%2Fb', 'http://localhost:5173/a%2Fb', local],
  ])('LOGIN-9 knows the listed editor in %j', (redirect, url, origin) => {
    expect(readRedirect(redirect, ownOrigin, listed)).toEqual({ kind: 'editor', url, origin });
  });

  it.each(tricks)('I9 LOGIN-9 LOGIN-11 does not follow %j', (redirect) => {
    expect(readRedirect(redirect, ownOrigin)).toEqual({ kind: 'rejected' });
    expect(readRedirect(redirect, ownOrigin, listed)).toEqual({ kind: 'rejected' });
  });

  it.each(editorTricks)(
    'I9 LOGIN-9 takes nothing for the listed editor that is not: %j',
    (redirect) => {
      expect(readRedirect(redirect, ownOrigin, listed)).toEqual({ kind: 'rejected' });
    },
  );

  it('I9 follows no editor where none is listed', () => {
    expect(readRedirect(`${editor}/`, ownOrigin)).toEqual({ kind: 'rejected' });
  });

  it.each([null, ''])('treats %j as no redirect', (redirect) => {
    expect(readRedirect(redirect, ownOrigin)).toEqual({ kind: 'none' });
  });
});

/** Addresses put together from what confuses parsers. */
const pieces = fc.constantFrom(
  ...[
    'http',
    'https',
    'HTTPS',
    'javascript',
    'data',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '?',
    '#',
    '.',
    '..',
  ],
  ...[
    'editor.example',
    'app.example',
    'evil.example',
    'localhost:5173',
    'localhost',
    'xn--',
    ':443',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u00a0',
    '\u200b',
    '\u3002',
    '\uff0f',
    '%2f',
    '%5c',
    '%00',
    'е',
  ],
);
const redirects = fc.oneof(
  { weight: 4, arbitrary: fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...tricks, ...editorTricks, `${editor}/`, '/x'), pieces, fc.nat(40))
      .map(([text, piece, at]) => text.slice(0, at) + piece + text.slice(at)),
  },
);

describe('any redirect parameter', () => {
  it('ASVS 3.7.2 I9 R9 never leaves the app and the listed editors', () => {
    fc.assert(
      fc.property(redirects, (redirect) => {
        const result = readRedirect(redirect, ownOrigin, listed);
        if (result.kind === 'path') {
          // As history.replaceState and as a link read it.
          expect(new URL(result.path, ownOrigin).origin).toBe(ownOrigin);
          expect(result.path.startsWith('/') && !/^\/[/\\]/.test(result.path)).toBe(true);
          expect(readRedirect(result.path, ownOrigin, listed)).toEqual(result);
        }
        if (result.kind === 'editor') {
          const url = new URL(result.url);
          expect(listed).toContain(result.origin);
          expect([url.origin, url.username, url.password]).toEqual([result.origin, '', '']);
          // The same place as the browser resolves the parameter to.
          expect(new URL(redirect).href).toBe(result.url);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('I9 follows editors only where they are listed', () => {
    fc.assert(
      fc.property(redirects, (redirect) => {
        expect(readRedirect(redirect, ownOrigin).kind).not.toBe('editor');
      }),
    );
  });
});

describe('paths', () => {
  it('ROUTE-17 contain the page id of the completion page', () => {
    expect(paths.onboardingComplete('a b&c')).toBe('/onboarding-complete?pageId=a+b%26c');
  });

  it('are unchanged after a redirect and back', () => {
    const address = new URL(paths.loginThen('/ai-studio?x=1#y'), ownOrigin);
    expect(readRedirect(address.searchParams.get('redirect'), ownOrigin)).toEqual({
      kind: 'path',
      path: '/ai-studio?x=1#y',
    });
  });

  it('omit parameters without a value', () => {
    expect(withQuery('/login', { redirect: undefined, a: '' })).toBe('/login');
  });
});
