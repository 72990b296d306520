// Binds what people do with their password and their address.
import {
  changePassword,
  checkResetLink,
  forgotPassword,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@vys/contract/identity/credentials';
import type { Bind } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { IdentityProvider } from './shared/provider.ts';

type Deps = { provider: IdentityProvider; rateLimiter: RateLimiter };

export function bindCredentials(bind: Bind, { provider, rateLimiter }: Deps): void {
  bind(changePassword, async ({ caller, body }) => {
    await rateLimiter.consume('password.user', caller.userId);
    const change = { current: body.current_password, next: body.new_password };
    await provider.changePassword(caller, change);
    await rateLimiter.refund('password.user', caller.userId);
    return undefined;
  });
  bind(forgotPassword, async ({ body, request }) => {
    await rateLimiter.consume('forgotPassword.address', request.clientAddress);
    // Over the limit no email is sent, and the response is the same.
    const mayMail = await rateLimiter.tryConsume('forgotPassword.email', body.email);
    if (mayMail) await provider.requestReset(body.email);
    return undefined;
  });
  bind(resetPassword, async ({ body, request }) => {
    await rateLimiter.consume('emailToken.address', request.clientAddress);
    await provider.resetPassword(body.token, body.new_password);
    return undefined;
  });
  bind(checkResetLink, async ({ body, request }) => {
    await rateLimiter.consume('emailToken.address', request.clientAddress);
    await provider.checkResetLink(body.token);
    return undefined;
  });
  bind(verifyEmail, async ({ body, request }) => {
    await rateLimiter.consume('emailToken.address', request.clientAddress);
    await provider.verifyEmail(body.token);
    return undefined;
  });
  bind(sendVerification, async ({ caller }) => {
    await rateLimiter.consume('sendVerification.user', caller.userId);
    await provider.sendVerification(caller.userId);
    return undefined;
  });
}
