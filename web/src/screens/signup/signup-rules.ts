// What the standard sign-up takes. Apart from the screen, because it brings the schemas along.

import { zodResolver } from '@hookform/resolvers/zod';
import { emailField, passwordField } from '@vys/contract/api/schemas';
import { z } from 'zod';
import { TERMS_MESSAGE } from '#web/features/identity/layout/terms-checkbox.tsx';
import { messages } from './messages/en.ts';

export { registerAccount } from '#web/features/accounts/register.ts';

const signupRules = z.object({
  email: emailField,
  password: z.string().min(1, messages.passwordIsRequired).pipe(passwordField),
  terms: z.boolean().refine((accepted) => accepted, TERMS_MESSAGE),
});

export const signupResolver = zodResolver(signupRules);
