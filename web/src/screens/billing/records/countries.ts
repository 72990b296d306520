// Countries to choose from, in their English names.
import codes from 'i18n-iso-countries/codes.json';

export function listCountries() {
  const names = new Intl.DisplayNames('en-US', { type: 'region' });
  return codes
    .map(([code = '']) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
