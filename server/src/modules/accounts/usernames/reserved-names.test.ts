// Which names no user may take, and which ordinary ones must stay free.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@vys/contract';
import { USERNAME_PATTERN } from '@vys/contract/api/schemas';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../platform/config.ts';
import { isReserved } from './reserved-names.ts';

describe('ONB-15 a reserved name', () => {
  it.each([
    'admin',
    'api',
    'dashboard',
    'ai-studio',
    'robots',
    'support',
    'null',
    'undefined',
    'vys',
    'google',
    'paypal',
    'bank-of-america',
  ])('%s', (name) => expect(isReserved(name)).toBe(true));

  it.each([
    'adm1n',
    'admln',
    '4dmin',
    'ad_min',
    'a-d-m-i-n',
    'supp0rt',
    'vy5',
    'g00gle',
    'paypa1',
    'tvvitter',
    'vys-support',
    'google_security',
    '-admin-',
    '___',
    '---',
    'bankofamerica',
  ])('looks like one: %s', (name) => expect(isReserved(name)).toBe(true));

  it.each(['fuck', 'xfuckx', 'n1gger', 'fu-ck', 'my_cunt', 'sh1t'])('is an insult: %s', (name) =>
    expect(isReserved(name)).toBe(true),
  );

  it.each([
    'ada',
    'john-doe',
    'maria_92',
    'administratrix',
    'scunthorpe',
    'dickson',
    'cockburn',
    'essex',
    'matsushita',
    'classic',
    'peacock',
    'ada-music',
    'vysotsky',
    'the-google-fan',
    'helen',
    'sandra',
    'bill',
    'phil',
    'apirate',
    'nightingale',
    'analyst',
    'testament',
  ])('is not: %s', (name) => expect(isReserved(name)).toBe(false));
});

describe('ONB-15 an address of the product is no name', () => {
  const contract = allRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const web = [
    'web/src/lib/navigation/paths.ts',
    ...filesIn('web/src/app'),
    ...filesIn('server/src/public-site'),
  ]
    .map((file) => getCode(readFileSync(join(projectRoot, file), 'utf8')))
    .flatMap((text) =>
      [...text.matchAll(/['"`](\/[a-z][^'"`\s]*)['"`]/g)].map(([, path = '']) => path),
    );
  const names = [...new Set([...contract, ...web].map((path) => path.split(/[/?#.:]/)[1] ?? ''))];
  const possible = names.filter((name) => USERNAME_PATTERN.test(name)).sort();

  it('and the product has a good many', () => {
    expect(possible).toEqual(expect.arrayContaining(['api', 'auth', 'realms', 'login', 'dev']));
    expect(possible.length).toBeGreaterThan(15);
  });

  it.each(possible)('%s', (name) => expect(isReserved(name)).toBe(true));
});

function filesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^test\//.test(name))
    .map((name) => join(folder, name));
}

/** Without comments, which give examples. */
function getCode(text: string): string {
  return text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
}
