// Which new passwords pass and which are rejected.
import { expect, it } from 'vitest';
import { sayInEnglish } from '../../../../platform/language/text.ts';
import { passwordProblem } from './password-policy.ts';

const person = {
  email: 'grace.hopper@navy.example',
  username: 'amazing-grace',
  firstName: 'Grace',
  lastName: 'Hopper',
};

it.each([
  'correct horse battery',
  'Correct-horse-7',
  'xkfmwqpz',
  'schöne blaue Donau',
  '七転び八起き七転び八起き',
  'grace likes cobol',
  'grace-73829104756',
  'aaaaaaab',
  'vysehrad castle',
  '        x',
])('%j may be a password', async (password) => {
  expect(await passwordProblem(password, person)).toBeUndefined();
});

it.each(['password123', 'PassWord123', 'iloveyou1', '1q2w3e4r5t', '12345678', 'trustno1'])(
  'ASVS 6.2.12 %j is rejected as one of the most used passwords, whatever its case',
  async (password) => {
    expect(sayInEnglish((await passwordProblem(password, person)) ?? '')).toContain('too common');
  },
);

it.each(['aaaaaaaa', '87654321', 'ABCDEFGH', '--------', 'vys12345', 'Vys-2026!'])(
  'ASVS 6.2.11 %j is rejected as easy to guess',
  async (password) => {
    expect(sayInEnglish((await passwordProblem(password, person)) ?? '')).toContain('too common');
  },
);

it.each([
  'Grace.Hopper@navy.example',
  'grace.hopper',
  'navy.example',
  'Amazing-Grace',
  'amazing-grace1',
  'GraceHopper',
  'grace hopper',
  'hoppergrace',
  'hopper1906',
  '!!grace!!',
])('ASVS 6.2.11 %j is rejected as personal data of the user', async (password) => {
  expect(sayInEnglish((await passwordProblem(password, person)) ?? '')).toContain(
    'your name or email',
  );
});

it('a password can be checked without a name', async () => {
  const nameless = { ...person, firstName: '', lastName: '' };
  expect(await passwordProblem('12-34-56-78', nameless)).toBeUndefined();
});
