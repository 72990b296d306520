// The redirect parameter against the tricks browsers know, and the path builder.
import { describe, expect, it } from 'vitest';
import { paths, withQuery } from './paths.ts';
import { readRedirect } from './redirect.ts';

const own = 'https://app.example';

describe('readRedirect', () => {
  it.each([
    ['/ai-studio', '/ai-studio'],
    ['/dashboard?tab=x#y', '/dashboard?tab=x#y'],
    ['/a/../b', '/b'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
  ])('LOGIN-11 follows the path %j', (wish, path) => {
    expect(readRedirect(wish, own)).toEqual({ kind: 'path', path });
  });

  it.each([
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
    'https://evil.example',
    'https://app.example@evil.example',
    'http://app.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '///',
  ])('LOGIN-9 LOGIN-11 does not follow %j', (wish) => {
    expect(readRedirect(wish, own)).toEqual({ kind: 'refused' });
  });

  it.each([null, ''])('knows that %j is no wish', (wish) => {
    expect(readRedirect(wish, own)).toEqual({ kind: 'none' });
  });
});

describe('paths', () => {
  it('ROUTE-17 carries the page id of the completion page', () => {
    expect(paths.onboardingComplete('a b&c')).toBe('/onboarding-complete?pageId=a+b%26c');
  });

  it('survives the way there and back', () => {
    const address = new URL(paths.loginThen('/ai-studio?x=1#y'), own);
    expect(readRedirect(address.searchParams.get('redirect'), own)).toEqual({
      kind: 'path',
      path: '/ai-studio?x=1#y',
    });
  });

  it('leaves out parameters without a value', () => {
    expect(withQuery('/login', { redirect: undefined, a: '' })).toBe('/login');
  });
});
