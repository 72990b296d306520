// What `npm run billing:setup` prints.
export const billingSetupMessages = {
  done: (added: number, kept: number) =>
    `Created ${added} prices; ${kept} were there already. Set these:\n`,
  next: '\nThen create the webhook endpoint and set STRIPE_WEBHOOK_SECRET; see deploy/stripe.md.',
  failed: (error: unknown) =>
    `Stripe refused: ${error instanceof Error ? error.message : String(error)}`,
};
