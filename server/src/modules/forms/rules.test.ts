// What forms may hold, and when a confirmation email may be sent.

import { describe, expect, it } from 'vitest';
import type { AppError } from '../../platform/errors.ts';
import { DAY } from '../../platform/time-spans.ts';
import { maySendConfirmation, readEntry, type Signup } from './rules.ts';

const email = 'ada@example.com';
const long = (length: number) => 'x'.repeat(length);

function problem(kind: 'newsletter' | 'contact' | 'guestbook', fields: Record<string, string>) {
  try {
    readEntry(kind, fields);
    return 'fine';
  } catch (error) {
    const { code, details } = error as AppError;
    return `${code} ${Object.keys(details.fields ?? {}).join()}: ${details.message}`;
  }
}

describe('a newsletter signup', () => {
  it.each([
    [{ email }, 'fine'],
    [{ email, name: 'Ada' }, 'fine'],
    [{}, 'input.invalid email: Email is required'],
    [{ email: '   ' }, 'input.invalid email: Email is required'],
    [{ email: 'ada' }, 'input.invalid email: Invalid email address'],
    [{ email: `${long(250)}@b.de` }, 'input.invalid email: Email must be 254 characters or less'],
    [{ email: 'a@b.de, c@d.de' }, 'input.invalid email: Invalid email address'],
    [{ email: 'a@b.de\nBcc: c@d.de' }, 'input.invalid email: Invalid email address'],
  ])('%j: %s', (fields, wanted) => {
    expect(problem('newsletter', fields as Record<string, string>)).toBe(wanted);
  });

  it('has its address in lower case and nothing around it', () => {
    expect(readEntry('newsletter', { email: ' Ada@Example.COM ' })).toEqual({
      kind: 'newsletter',
      email,
      name: null,
      message: null,
      extra: {},
    });
  });
});

describe('a message and a guestbook entry', () => {
  it.each([
    ['contact', { message: 'Hi' }, 'fine'],
    ['contact', { message: 'Hi', email, name: 'Ada' }, 'fine'],
    ['contact', { email }, 'input.invalid message: Message is required'],
    ['contact', { message: 'Hi', email: 'x' }, 'input.invalid email: Invalid email address'],
    ['contact', { message: long(4000) }, 'fine'],
    [
      'contact',
      { message: long(4001) },
      'input.invalid message: Message must be 4,000 characters or less',
    ],
    [
      'guestbook',
      { message: long(1001) },
      'input.invalid message: Message must be 1,000 characters or less',
    ],
    ['guestbook', { name: 'Ada' }, 'input.invalid message: Message is required'],
    [
      'guestbook',
      { message: 'Hi', name: long(101) },
      'input.invalid name: Name must be 100 characters or less',
    ],
    [
      'guestbook',
      { message: 'a\0b' },
      "input.invalid message: Message contains a character we can't save",
    ],
    [
      'guestbook',
      { message: 'a\ud800b' },
      "input.invalid message: Message contains a character we can't save",
    ],
    ['contact', { comment: 'Hi' }, 'fine'],
    ['contact', { text: 'Hi' }, 'fine'],
  ] as const)('%s %j: %s', (kind, fields, wanted) => {
    expect(problem(kind, fields as Record<string, string>)).toBe(wanted);
  });

  it('has lines that end alike, and a name of one line', () => {
    const entry = readEntry('contact', { name: 'Ada\r\n  Moss', message: ' one\r\ntwo\rthree ' });
    expect(entry).toMatchObject({ name: 'Ada Moss', message: 'one\ntwo\nthree' });
  });
});

describe('further fields of a form', () => {
  it('are kept under their names, without the empty ones and the one for machines', () => {
    const fields = { message: 'Hi', phone: ' 0301 ', topic: '', homepage_url: '' };
    expect(readEntry('contact', fields).extra).toEqual({ phone: '0301' });
  });

  it('are few and short', () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, 'x']));
    expect(problem('contact', { message: 'Hi', ...many })).toMatch(/^input.invalid/);
    expect(problem('contact', { message: 'Hi', phone: long(501) })).toBe(
      'input.invalid phone: phone must be 500 characters or less',
    );
    expect(problem('contact', { message: 'Hi', [long(41)]: 'x' })).toMatch(/^input.invalid/);
  });

  it('ASVS 15.3.6 cannot reach the prototype', () => {
    const fields = JSON.parse('{"message":"Hi","__proto__":"x","constructor":"y"}');
    const { extra } = readEntry('contact', fields);
    expect(Object.entries(extra).sort()).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.getPrototypeOf(extra)).toBe(Object.prototype);
  });
});

describe('a confirmation email', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const ends = new Date(now.getTime() + DAY);
  const signup: Signup = { status: 'pending', sentAt: ago(11), sends: 1, expiresAt: ends };

  it.each<[string, boolean, Partial<Signup>, number]>([
    ['goes to a new address', true, { sentAt: null, sends: 0, expiresAt: null }, 0],
    ['goes again after ten minutes', true, {}, 1],
    ['goes not before', false, { sentAt: ago(9) }, 1],
    ['goes three times', false, { sends: 3 }, 3],
    [
      'goes again when the link has ended',
      true,
      { sends: 3, sentAt: ago(20_000), expiresAt: ago(1) },
      0,
    ],
    ['does not go to someone who has confirmed', false, { status: 'confirmed' }, 0],
    [
      'goes to someone who signed up before there was a mail server',
      true,
      { status: 'unconfirmed', sentAt: null },
      0,
    ],
    ['goes to one address five times a day at most', false, { sentAt: null, sends: 0 }, 5],
  ])('%s', (_, wanted, change, emailsToday) => {
    expect(maySendConfirmation({ ...signup, ...change }, emailsToday, now)).toBe(wanted);
  });
});
