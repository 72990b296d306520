// Money and days as people read them in emails and files.
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** `amount` in the smallest unit of the currency. */
export function formatMoney(
  amount: number,
  currency: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  return format.format(toMajorUnits(amount, format));
}

/** As spreadsheets take it: `9.00 USD`. */
export function formatPlainMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${toMajorUnits(amount, format).toFixed(digits)} ${currency.toUpperCase()}`;
}

function toMajorUnits(amount: number, format: Intl.NumberFormat): number {
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

export function formatDate(
  at: Date,
  timeZone: string,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at);
}

/** `2027-01-31` on the calendar of the zone. */
export function formatIsoDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(at);
}
