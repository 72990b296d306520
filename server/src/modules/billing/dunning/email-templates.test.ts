// The emails about a payment that failed, in every language.
import { languages } from '@vys/contract/language/languages';
import { expect, it } from 'vitest';
import type { DunningStage, OpenInvoice } from '../rules.ts';
import { dunningEmail } from './email-templates.ts';

const write = (stage: DunningStage, language: (typeof languages)[number]) =>
  dunningEmail({
    to: 'ada@example.com',
    stage,
    tier: 'pro',
    invoice: { amountDue: 900, currency: 'usd', failure: null } as OpenInvoice,
    graceUntil: new Date('2026-12-24T12:00:00Z'),
    timeZone: 'UTC',
    language,
    billingUrl: 'https://app.example/billing',
  });

it.each(['failed', 'reminder', 'last', 'ended'] as const)('%s is written in each', (stage) => {
  const written = languages.map((language) => write(stage, language));
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(3);
  expect(new Set(written.map(({ body }) => body)).size).toBe(3);
  for (const { subject, body } of written) {
    expect(subject).toContain('Pro');
    expect(body).toContain('https://app.example/billing');
  }
});

it('money, days and the reason are those of the language', () => {
  expect(write('failed', 'en').body).toContain('$9.00 for the Pro plan. Your card was declined');
  expect(write('failed', 'en').body).toContain('until December 24, 2026');
  expect(write('failed', 'de').body).toContain('9,00\u00a0$');
  expect(write('failed', 'de').body).toContain('24. Dezember 2026');
  expect(write('failed', 'es').body).toContain('24 de diciembre de 2026');
});
