// The rules of the forgot-password form, and its call. Apart from the screen, because they load the
// schemas.
import { zodResolver } from '@hookform/resolvers/zod';
import { emailField } from '@vys/contract/api/schemas';
import { forgotPassword } from '@vys/contract/identity/credentials';
import { z } from 'zod';
import { call } from '#web/lib/api/api.ts';

export const forgotPasswordResolver = zodResolver(z.object({ email: emailField }));

export async function requestPasswordReset(email: string): Promise<void> {
  await call(forgotPassword, { body: { email } });
}
