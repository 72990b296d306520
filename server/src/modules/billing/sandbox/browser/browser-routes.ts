// Binds the routes of the sandbox's card form. With real keys they are not there.
import {
  authenticateSandbox,
  confirmSandboxPayment,
  confirmSandboxSetup,
  getSandboxInvoicePdf,
} from '@vys/contract/billing/sandbox';
import { appError } from '../../../../platform/errors.ts';
import type { Bind, Caller } from '../../../../platform/http/http.ts';
import { createRateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import type { BillingContext } from '../../deps.ts';
import type { Sandbox } from '../index.ts';
import { createSandboxClient } from './browser-client.ts';

export function bindSandbox(
  bind: Bind,
  context: BillingContext,
  sandbox: Sandbox | undefined,
): void {
  const limiter = createRateLimiter(context);
  const client = sandbox && createSandboxClient(sandbox);
  const open = async (caller: Caller) => {
    if (!client) throw appError('route.not_found');
    await limiter.consume('changePlan.user', caller.userId);
    return client;
  };
  bind(confirmSandboxSetup, async ({ caller, body }) =>
    (await open(caller)).confirmSetup(body.clientSecret, body.card),
  );
  bind(confirmSandboxPayment, async ({ caller, body }) =>
    (await open(caller)).confirmPayment(body.clientSecret),
  );
  bind(authenticateSandbox, async ({ caller, body }) =>
    (await open(caller)).authenticate(body.clientSecret, body.outcome),
  );
  bind(getSandboxInvoicePdf, async ({ params, reply }) => {
    if (!sandbox) throw appError('route.not_found');
    const pdf = await sandbox.findInvoicePdf(params.token);
    if (!pdf) throw appError('billing.invoice_not_found');
    await reply
      .header('content-type', getSandboxInvoicePdf.contentType)
      .header('content-disposition', 'inline; filename="invoice.pdf"')
      .header('cache-control', 'private, no-store')
      .send(pdf);
    return undefined;
  });
}
