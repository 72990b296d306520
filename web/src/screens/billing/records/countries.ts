// Countries to choose from, by their names in the language of the interface.

import codes from 'i18n-iso-countries/codes.json';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';

export function listCountries() {
  const names = new Intl.DisplayNames(interfaceLocale, { type: 'region' });
  return codes
    .map(([code = '']) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, interfaceLocale));
}
