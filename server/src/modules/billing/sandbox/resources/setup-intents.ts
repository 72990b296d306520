// /v1/setup_intents: adding a card, with the 3-D Secure step of its bank.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf, type SandboxPaymentMethod } from '../context.ts';
import { cardError, invalidRequest, mergeMetadata, type Params, readParams } from '../http/wire.ts';
import { buildPaymentMethod } from '../objects/customers.ts';
import { buildSetupIntent, toIntentError } from '../objects/payments.ts';
import { findTestCard, type TestCard, toCardError } from '../test-cards.ts';

export async function createSetupIntent(ctx: Context): Promise<Stripe.SetupIntent> {
  const params = readParams(ctx.params, [
    'customer',
    'usage',
    'metadata',
    'allowed_payment_method_types',
    'automatic_payment_methods',
  ]);
  const customer = await ctx.get('customer', params.required('customer'));
  const intent = buildSetupIntent(await ctx.timeOf(customer), {
    customer: customer.id,
    usage: params.choice('usage', ['off_session', 'on_session'], 'off_session'),
    metadata: mergeMetadata({}, params.object('metadata')),
  });
  await save(ctx, intent);
  await ctx.emit('setup_intent.created', intent);
  return intent;
}

export const getSetupIntent = (ctx: Context, id: string) => ctx.get('setup_intent', id);

export async function confirmSetupIntent(ctx: Context, id: string): Promise<Stripe.SetupIntent> {
  const params = readParams(ctx.params, ['client_secret', 'payment_method_data', 'return_url']);
  const intent = await ctx.get('setup_intent', id);
  const isOpen = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  if (!isOpen) {
    const code = 'setup_intent_unexpected_state';
    throw invalidRequest('You cannot confirm this SetupIntent: it is already done.', { code });
  }
  const customer = await ctx.get('customer', idOf(intent.customer));
  const { testCard, card } = readCard(
    params.object('payment_method_data'),
    await ctx.timeOf(customer),
  );
  if (typeof testCard.onSetup === 'object')
    throw await failSetup(ctx, intent, testCard.onSetup.decline);
  intent.payment_method = card.id;
  intent.last_setup_error = null;
  await ctx.save('payment_method', card, { customer: null });
  if (testCard.onSetup === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: null, url: `/billing?authenticate=${intent.client_secret}` },
    };
    await save(ctx, intent);
    await ctx.emit('setup_intent.requires_action', intent);
    return intent;
  }
  return succeed(ctx, intent);
}

/** The form of Stripe's own element. Nothing of the number is kept but its last digits. */
function readCard(
  data: Params | undefined,
  now: number,
): { testCard: TestCard; card: SandboxPaymentMethod } {
  const method = readParams(data ?? {}, ['type', 'card', 'billing_details', 'allow_redisplay']);
  const params = readParams(method.object('card') ?? {}, [
    'number',
    'exp_month',
    'exp_year',
    'cvc',
  ]);
  const number = params.required('number').replace(/[\s-]/g, '');
  const testCard = findTestCard(number);
  if (!testCard) {
    const message = 'Your request was in test mode, but used a non test card.';
    throw cardError(
      'test_mode_live_card',
      { code: 'card_declined', message },
      { decline_code: 'testmode_decline' },
    );
  }
  const [expMonth = 0, expYear = 0] = [params.number('exp_month'), params.number('exp_year')];
  if (expMonth < 1 || expMonth > 12) {
    const error = {
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
    };
    throw cardError('invalid_expiry_month', error);
  }
  if (Date.UTC(expYear, expMonth, 1) / 1000 <= now || expYear > 2099) {
    const error = {
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
    };
    throw cardError('invalid_expiry_year', error);
  }
  const digits = testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (!digits.test(params.required('cvc'))) {
    const error = { code: 'invalid_cvc', message: "Your card's security code is invalid." };
    throw cardError('invalid_cvc', error);
  }
  return { testCard, card: buildPaymentMethod(now, testCard, { number, expMonth, expYear }) };
}

/** What the owner decided at the bank. */
export async function authenticateSetup(
  ctx: Context,
  intent: Stripe.SetupIntent,
  isApproved: boolean,
): Promise<Stripe.SetupIntent> {
  if (intent.status !== 'requires_action') throw invalidRequest('Nothing to authenticate.');
  if (isApproved) return succeed(ctx, intent);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  const message = 'The provided PaymentMethod has failed authentication.';
  intent.last_setup_error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message,
  };
  await save(ctx, intent);
  await ctx.emit('setup_intent.setup_failed', intent);
  return intent;
}

async function succeed(ctx: Context, intent: Stripe.SetupIntent): Promise<Stripe.SetupIntent> {
  const customer = idOf(intent.customer);
  const card = await ctx.get('payment_method', idOf(intent.payment_method));
  card.customer = customer;
  card.is_set_up = true;
  await ctx.save('payment_method', card, { customer });
  intent.status = 'succeeded';
  intent.next_action = null;
  await save(ctx, intent);
  await ctx.emit('payment_method.attached', card);
  await ctx.emit('setup_intent.succeeded', intent);
  return intent;
}

async function failSetup(ctx: Context, intent: Stripe.SetupIntent, code: string) {
  const error = toCardError(code);
  intent.status = 'requires_payment_method';
  intent.last_setup_error = toIntentError(
    code,
    error,
    undefined,
  ) as Stripe.SetupIntent.LastSetupError;
  await save(ctx, intent);
  await ctx.emit('setup_intent.setup_failed', intent);
  return cardError(code, error);
}

const save = (ctx: Context, intent: Stripe.SetupIntent) =>
  ctx.save('setup_intent', intent, { customer: idOf(intent.customer) });
