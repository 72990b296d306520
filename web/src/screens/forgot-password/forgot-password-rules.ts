// What is asked of somebody who forgot the password, and the call. Apart from the screen, because it
// brings the schemas along.
import { forgotPassword } from '@vys/contract/credentials';
import { emailField } from '@vys/contract/fields';
import { z } from 'zod';
import { call } from '#web/lib/api.ts';

export const forgotPasswordRules = z.object({ email: emailField });

export async function askForLink(email: string): Promise<void> {
  await call(forgotPassword, { body: { email } });
}
