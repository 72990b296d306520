// Which new passwords are rejected: those that are guessed first, and those that anyone can read off the
// person. Their length is checked by the contract; what they are made of is their owner's business.
import { appError } from '../../../../platform/errors.ts';
import { sayField } from '../../../../platform/http/field-messages.ts';
import type { Text } from '../../../../platform/language/text.ts';
import { isBlocklistedPassword } from './password-blocklist.ts';

export type Person = {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
};

const COMMON = sayField((messages) => messages.passwordCommon);
const PERSONAL = sayField((messages) => messages.passwordPersonal);
const PRODUCT_NAMES = ['vys', 'vys-web', 'vyspassword'];
/** Digits and signs around a word that make it no harder to guess. */
const DECORATION = 6;

/** Throws identity.password_weak at the field that it came in. */
export async function checkNewPassword(
  field: 'password' | 'new_password',
  password: string,
  person: Person,
): Promise<void> {
  const problem = await passwordProblem(password, person);
  if (problem === undefined) return;
  throw appError('identity.password_weak', { message: problem, fields: { [field]: problem } });
}

export async function passwordProblem(password: string, person: Person): Promise<Text | undefined> {
  const lower = password.toLowerCase();
  if ((await isBlocklistedPassword(lower)) || isRun(lower)) return COMMON;
  const words = new Set(splitWords(person));
  if (words.has(lower) || words.has(toCore(lower))) return PERSONAL;
  return PRODUCT_NAMES.includes(toCore(lower)) ? COMMON : undefined;
}

function splitWords({ email, username, firstName, lastName }: Person): string[] {
  const [first, last] = [firstName, lastName].map((name) => name.trim());
  const names = [first, last, ...['', ' ', '.', '-', '_'].map((sign) => `${first}${sign}${last}`)];
  const [local, host] = email.split('@');
  const words = [email, local, host, username, `${last}${first}`, ...names];
  return words.map((word) => word?.trim().toLowerCase() ?? '').filter((word) => word !== '');
}

/** Without the few digits and signs around it. */
function toCore(lower: string): string {
  const letters = [...lower.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  const core = first && last ? lower.slice(first.index, last.index + last[0].length) : '';
  return lower.length - core.length <= DECORATION ? core : lower;
}

/** One step all the way: aaaaaaaa, abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step)
  );
}
