// What is wrong with the three lines of a password change, before it is sent. Pure.
import { passwordField } from '@vys/contract/schemas';

export const passwordLines = ['current', 'next', 'confirmation'] as const;
export type PasswordLine = (typeof passwordLines)[number];
export type Passwords = Record<PasswordLine, string>;

export type PasswordProblem = {
  message: string;
  /** The lines to mend, in their order. */
  lines: readonly PasswordLine[];
};

export function findProblem(passwords: Passwords): PasswordProblem | undefined {
  const empty = passwordLines.filter((line) => passwords[line] === '');
  if (empty.length > 0) return { message: 'Please fill in all password fields', lines: empty };
  const weak = passwordField.safeParse(passwords.next).error?.issues[0];
  if (weak) return { message: weak.message, lines: ['next'] };
  if (passwords.next !== passwords.confirmation)
    return { message: 'New passwords do not match', lines: ['confirmation'] };
  return undefined;
}
