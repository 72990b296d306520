// What the sign-in form takes. Apart from the screen, because it brings the schemas along.
import { loginFormSchema } from '@vys/contract/accounts';
import { z } from 'zod';

export const loginRules = loginFormSchema.extend({
  remember: z.boolean(),
  /** Only in the form when it is asked for. */
  totp: z.string().trim().min(1, 'Enter the code').optional(),
});
