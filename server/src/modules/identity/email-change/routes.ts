// Binds the changes of an email address.
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
} from '@vys/contract/identity/email-change';
import type { Bind } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { EmailChanges } from './change-email.ts';

type Deps = { emailChanges: EmailChanges; rateLimiter: RateLimiter };

export function bindEmailChanges(bind: Bind, { emailChanges, rateLimiter }: Deps): void {
  bind(changeEmail, async ({ caller, body }) => {
    const change = { email: body.email, password: body.current_password };
    return { data: { status: await emailChanges.requestChange(caller, change) } };
  });
  bind(getEmailChange, async ({ caller }) => {
    const pending = await emailChanges.findPending(caller.userId);
    const data = pending && {
      email: pending.newEmail,
      current_confirmed: pending.isOldConfirmed,
      new_confirmed: pending.isNewConfirmed,
      expires_at: pending.expiresAt.toISOString(),
    };
    return { data: data ?? null };
  });
  bind(cancelEmailChange, async ({ caller }) => {
    await emailChanges.cancel(caller.userId);
    return undefined;
  });
  bind(confirmEmailChange, async ({ body, request }) => {
    await rateLimiter.consume('emailToken.address', request.clientAddress);
    return { data: { status: await emailChanges.confirm(body.token) } };
  });
}
