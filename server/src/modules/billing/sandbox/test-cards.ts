// Stripe's test cards and what each of them does (docs.stripe.com/testing). No other number is accepted, and none is
// stored: a saved card remembers the name of its row here.

export type CardBehavior = {
  /** When it is added. */
  readonly onSetup?: 'authenticate' | { readonly decline: string };
  /** When it pays. */
  readonly onCharge?: { readonly decline: string };
  /** Whether the bank wants a payment confirmed: always, or unless the card was set up for later payments. */
  readonly authenticates?: 'always' | 'unless_set_up';
  /** The owner disputes every payment. */
  readonly isDisputed?: boolean;
};

export type TestCard = CardBehavior & {
  readonly name: string;
  readonly number: string;
  readonly brand: string;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly country: string;
};

type Details = CardBehavior & Partial<Pick<TestCard, 'brand' | 'funding' | 'country'>>;

function card(name: string, number: string, details: Details = {}): TestCard {
  return { name, number, brand: 'visa', funding: 'credit', country: 'US', ...details };
}

const declined = (code: string): CardBehavior => ({ onSetup: { decline: code } });

const cards: readonly TestCard[] = [
  card('visa', '4242424242424242'),
  card('visa_debit', '4000056655665556', { funding: 'debit' }),
  card('mastercard', '5555555555554444', { brand: 'mastercard' }),
  card('mastercard_2_series', '2223003122003222', { brand: 'mastercard' }),
  card('mastercard_debit', '5200828282828210', { brand: 'mastercard', funding: 'debit' }),
  card('mastercard_prepaid', '5105105105105100', { brand: 'mastercard', funding: 'prepaid' }),
  card('amex', '378282246310005', { brand: 'amex' }),
  card('amex_2', '371449635398431', { brand: 'amex' }),
  card('discover', '6011111111111117', { brand: 'discover' }),
  card('discover_2', '6011000990139424', { brand: 'discover' }),
  card('diners', '3056930009020004', { brand: 'diners' }),
  card('diners_14', '36227206271667', { brand: 'diners' }),
  card('jcb', '3566002020360505', { brand: 'jcb' }),
  card('unionpay', '6200000000000005', { brand: 'unionpay' }),
  card('unionpay_19', '6205500000000000004', { brand: 'unionpay' }),
  card('visa_germany', '4000002760000016', { country: 'DE' }),
  card('visa_france', '4000002500000003', { country: 'FR' }),
  card('visa_britain', '4000008260000000', { country: 'GB' }),
  card('declined', '4000000000000002', declined('generic_decline')),
  card('insufficient_funds', '4000000000009995', declined('insufficient_funds')),
  card('lost', '4000000000009987', declined('lost_card')),
  card('stolen', '4000000000009979', declined('stolen_card')),
  card('expired', '4000000000000069', declined('expired_card')),
  card('incorrect_cvc', '4000000000000127', declined('incorrect_cvc')),
  card('processing_error', '4000000000000119', declined('processing_error')),
  card('incorrect_number', '4242424242424241', declined('incorrect_number')),
  card('velocity_exceeded', '4000000000006975', declined('card_velocity_exceeded')),
  card('highest_risk', '4100000000000019', declined('fraudulent')),
  card('declined_later', '4000000000000341', { onCharge: { decline: 'generic_decline' } }),
  card('set_up_once', '4000002500003155', {
    onSetup: 'authenticate',
    authenticates: 'unless_set_up',
  }),
  card('authenticates_always', '4000002760003184', {
    onSetup: 'authenticate',
    authenticates: 'always',
  }),
  card('already_set_up', '4000003800000446'),
  card('authenticated_insufficient_funds', '4000008260003178', {
    onSetup: 'authenticate',
    authenticates: 'always',
    onCharge: { decline: 'insufficient_funds' },
  }),
  card('three_d_secure_2', '4000000000003220', {
    onSetup: 'authenticate',
    authenticates: 'always',
  }),
  card('authenticated_declined', '4000008400001629', {
    onSetup: 'authenticate',
    authenticates: 'always',
    onCharge: { decline: 'generic_decline' },
  }),
  card('three_d_secure_supported', '4000000000003055'),
  card('disputed', '4000000000000259', { isDisputed: true }),
];

const byNumber = new Map(cards.map((testCard) => [testCard.number, testCard]));
const byName = new Map(cards.map((testCard) => [testCard.name, testCard]));

export const testCardNumbers: readonly string[] = cards.map(({ number }) => number);

export function findTestCard(number: string): TestCard | undefined {
  return byNumber.get(number);
}

export function getTestCard(name: string): TestCard {
  const found = byName.get(name);
  if (!found) throw new Error(`unknown test card ${name}`);
  return found;
}

/** As Stripe words them. */
const declineMessages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  incorrect_number: 'Your card number is incorrect.',
};

/** The error code of a decline code: some are one themselves, all others are `card_declined`. */
export function toCardError(declineCode: string): { code: string; message: string } {
  const isCode = ['expired_card', 'incorrect_cvc', 'processing_error', 'incorrect_number'];
  const code = isCode.includes(declineCode) ? declineCode : 'card_declined';
  return { code, message: declineMessages[declineCode] ?? 'Your card was declined.' };
}
