// `npm run billing:setup`: creates the products and prices of the plans at Stripe with the key in STRIPE_SECRET_KEY, and
// prints the settings that name them.
import { openStripe, priceVariable, setUpCatalog } from '../../modules/billing/index.ts';
import { readSetting } from '../../platform/config.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { readSecretKey } from '../../platform/stripe-account.ts';
import { billingSetupMessages as messages } from './messages.ts';

async function setUp(): Promise<void> {
  const secretKey = readSecretKey(readSetting('STRIPE_SECRET_KEY'));
  const prices = await setUpCatalog(openStripe(secretKey));
  const added = prices.filter(({ isNew }) => isNew).length;
  console.log(messages.done(added, prices.length - added));
  for (const price of prices) console.log(`${priceVariable(price)}=${price.priceId}`);
  console.log(messages.next);
}

setUp().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : messages.failed(error));
  process.exitCode = 1;
});
