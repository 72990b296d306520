// What the sign-in form takes. Apart from the form, because it brings the schemas along.

import { zodResolver } from '@hookform/resolvers/zod';
import { emailField } from '@vys/contract/api/schemas';
import { z } from 'zod';
import { messages } from './messages/en.ts';

const loginRules = z.object({
  email: emailField,
  password: z.string().min(1, messages.passwordRequired).min(6, messages.passwordTooShort),
  remember: z.boolean(),
  /** Only in the form when it is asked for. */
  totp: z.string().trim().min(1, messages.enterTheCode).optional(),
});
export type LoginInput = z.input<typeof loginRules>;
export type LoginValues = z.output<typeof loginRules>;

export const loginResolver = zodResolver(loginRules);
