// What the custom sign-up takes. Apart from the screen, because it brings the schemas along.
import { zodResolver } from '@hookform/resolvers/zod';
import { emailField, passwordField } from '@vys/contract/schemas';
import { z } from 'zod';
import { TERMS_MESSAGE } from '#web/features/identity/layout/terms-checkbox.tsx';

export { registerAccount } from '#web/features/accounts/register.ts';

const registerRules = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Name is required')
      .min(2, 'Name must be at least 2 characters')
      .max(160, 'Name must be 160 characters or less'),
    email: emailField,
    password: z.string().min(1, 'Password is required').pipe(passwordField),
    confirmation: z.string().min(1, 'Please confirm your password'),
    terms: z.boolean().refine((accepted) => accepted, TERMS_MESSAGE),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
    // Said beside the other problems, not only after they are gone.
    when: ({ value }) => {
      const typed = value as Partial<Record<'password' | 'confirmation', string>>;
      return Boolean(typed.password && typed.confirmation);
    },
  });

export const registerResolver = zodResolver(registerRules);
