// Money and dates of bills as people read them. Pure.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

const digitsByCurrency = new Map<string, number>();

function getDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(interfaceLocale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** An amount in the smallest unit of its currency: 900 of `usd` is `$9.00`. */
export function formatMoney(amount: number, currency: string): string {
  return (amount / 10 ** getDigits(currency)).toLocaleString(interfaceLocale, {
    style: 'currency',
    currency,
  });
}

/** As a price tag: `$9`, and cents only where there are some. */
export function formatPrice(amount: number, currency: string): string {
  return (amount / 10 ** getDigits(currency)).toLocaleString(interfaceLocale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** `Dec 1, 2026` in the user's zone; a zone that this browser does not know falls back to its own. */
export function formatDate(at: string, timeZone?: string | null): string {
  const options = { dateStyle: 'medium' } as const;
  try {
    return new Date(at).toLocaleDateString(interfaceLocale, {
      ...options,
      timeZone: timeZone || undefined,
    });
  } catch {
    return new Date(at).toLocaleDateString(interfaceLocale, options);
  }
}
