// What a new password must be, and the call that sets it. Apart from the screen, because it brings the
// schemas along.

import { zodResolver } from '@hookform/resolvers/zod';
import { passwordField } from '@vys/contract/api/schemas';
import { resetPassword } from '@vys/contract/identity/credentials';
import { z } from 'zod';
import { call } from '#web/lib/api/api.ts';
import { messages } from './messages/en.ts';

const resetPasswordRules = z
  .object({
    new_password: z.string().min(1, messages.passwordIsRequired).pipe(passwordField),
    confirmation: z.string().min(1, messages.confirmationRequired),
  })
  .refine(({ new_password, confirmation }) => new_password === confirmation, {
    path: ['confirmation'],
    message: messages.passwordsDiffer,
    when: ({ value }) => {
      const typed = value as Partial<Record<'new_password' | 'confirmation', string>>;
      return Boolean(typed.new_password && typed.confirmation);
    },
  });

export const resetPasswordResolver = zodResolver(resetPasswordRules);

export async function setPassword(token: string, password: string): Promise<void> {
  await call(resetPassword, { body: { token, new_password: password } });
}
