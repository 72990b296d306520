// What the sign-in form takes. Apart from the form, because it brings the schemas along.

import { zodResolver } from '@hookform/resolvers/zod';
import { loginFormSchema } from '@vys/contract/identity/accounts';
import { z } from 'zod';
import { messages } from './messages.ts';

const loginRules = loginFormSchema.extend({
  remember: z.boolean(),
  /** Only in the form when it is asked for. */
  totp: z.string().trim().min(1, messages.enterTheCode).optional(),
});
export type LoginInput = z.input<typeof loginRules>;
export type LoginValues = z.output<typeof loginRules>;

export const loginResolver = zodResolver(loginRules);
