// Which names nobody may take, and which ordinary ones must stay free.
import { describe, expect, it } from 'vitest';
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
