// What the custom sign-up takes. Apart from the screen, because it brings the schemas along.

import { zodResolver } from '@hookform/resolvers/zod';
import { emailField, passwordField } from '@vys/contract/api/schemas';
import { z } from 'zod';
import { TERMS_MESSAGE } from '#web/features/identity/layout/terms-checkbox.tsx';
import { messages } from './messages/en.ts';

export { registerAccount } from '#web/features/accounts/register.ts';

const registerRules = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, messages.nameIsRequired)
      .min(2, messages.nameTooShort)
      .max(160, messages.nameTooLong),
    email: emailField,
    password: z.string().min(1, messages.passwordIsRequired).pipe(passwordField),
    confirmation: z.string().min(1, messages.confirmationRequired),
    terms: z.boolean().refine((accepted) => accepted, TERMS_MESSAGE),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: messages.passwordsDiffer,
    // Said beside the other problems, not only after they are gone.
    when: ({ value }) => {
      const typed = value as Partial<Record<'password' | 'confirmation', string>>;
      return Boolean(typed.password && typed.confirmation);
    },
  });

export const registerResolver = zodResolver(registerRules);
