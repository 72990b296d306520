// Mobile numbers that are written as within their country, for addresses that need its code.

/** By the language of the message: numbers of these forms are mobile numbers of that country and of no other with it. */
const MOBILE: Readonly<Record<string, readonly (readonly [code: string, form: RegExp])[]>> = {
  en: [
    ['44', /^0(7\d{9})$/],
    ['353', /^0(8[3-9]\d{7})$/],
    ['61', /^0(4\d{8})$/],
    ['1', /^1?([2-9]\d{2}[2-9]\d{6})$/],
  ],
  de: [['49', /^0(1[567]\d{8,9})$/]],
  fr: [['33', /^0([67]\d{8})$/]],
  es: [['34', /^([67]\d{8})$/]],
  pt: [
    ['351', /^(9[1236]\d{7})$/],
    ['55', /^0?([1-9]\d9\d{8})$/],
  ],
  it: [['39', /^(3\d{8,9})$/]],
};

export function withCountryCode(phone: string, lang: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits.startsWith('+') || digits.startsWith('00')) return undefined;
  for (const [code, form] of MOBILE[lang] ?? []) {
    const national = form.exec(digits)?.[1];
    if (national !== undefined) return `+${code}${national}`;
  }
  return undefined;
}
