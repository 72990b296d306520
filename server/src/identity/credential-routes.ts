// Binds what people do with their password and their address.
import {
  changePassword,
  forgotPassword,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@vys/contract/credentials';
import type { Bind } from '../kit/http.ts';
import type { Budgets } from './budgets.ts';
import type { IdentityProvider } from './provider.ts';

type Deps = { provider: IdentityProvider; budgets: Budgets };

export function bindCredentials(bind: Bind, { provider, budgets }: Deps): void {
  bind(changePassword, async ({ caller, body }) => {
    await budgets.spend('password.user', caller.userId);
    const change = { current: body.current_password, next: body.new_password };
    await provider.changePassword(caller, change);
    await budgets.giveBack('password.user', caller.userId);
    return undefined;
  });
  bind(forgotPassword, async ({ body, request }) => {
    await budgets.spend('forgotPassword.address', request.ip);
    // Beyond it there is no letter, and the answer is the same.
    const mayMail = await budgets.trySpend('forgotPassword.email', body.email);
    if (mayMail) await provider.requestReset(body.email);
    return undefined;
  });
  bind(resetPassword, async ({ body, request }) => {
    await budgets.spend('mailedLink.address', request.ip);
    await provider.resetPassword(body.token, body.new_password);
    return undefined;
  });
  bind(verifyEmail, async ({ body, request }) => {
    await budgets.spend('mailedLink.address', request.ip);
    await provider.verifyEmail(body.token);
    return undefined;
  });
  bind(sendVerification, async ({ caller }) => {
    await budgets.spend('sendVerification.user', caller.userId);
    await provider.sendVerification(caller.userId);
    return undefined;
  });
}
