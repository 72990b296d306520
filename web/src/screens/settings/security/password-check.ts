// What the form of a password change takes. Says one thing at a time, in the order of its checks.
import { passwordField } from '@vys/contract/api/schemas';
import { z } from 'zod';
import { messages } from './messages/en.ts';

export const passwordLines = ['current', 'next', 'confirmation'] as const;
export type PasswordLine = (typeof passwordLines)[number];

export const passwordsSchema = z
  .object({ current: z.string(), next: z.string(), confirmation: z.string() })
  .superRefine((passwords, context) => {
    const report = (line: PasswordLine, message: string) =>
      context.addIssue({ code: 'custom', path: [line], message });
    const emptyLines = passwordLines.filter((line) => passwords[line] === '');
    for (const line of emptyLines) report(line, messages.passwordsRequired);
    if (emptyLines.length > 0) return;
    const weakness = passwordField.safeParse(passwords.next).error?.issues[0];
    if (weakness) report('next', weakness.message);
    else if (passwords.next !== passwords.confirmation)
      report('confirmation', messages.passwordsDiffer);
  });
