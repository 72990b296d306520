// Texts of findings: in English, and by their key and values, so that others can say them in their language.
import type { Phrase } from '../diagnostics.ts';
import { en } from './messages/en.ts';

type Catalogue = typeof en;

export function say<Key extends keyof Catalogue>(key: Key, ...values: Parameters<Catalogue[Key]>) {
  return { message: write(key, values), phrase: { key, values } };
}

/** Of a fix. */
export function sayFix<Key extends keyof Catalogue>(
  key: Key,
  ...values: Parameters<Catalogue[Key]>
) {
  return { label: write(key, values), phrase: { key, values } };
}

function write(key: keyof Catalogue, values: Phrase['values']): string {
  return (en[key] as (...values: Phrase['values']) => string)(...values);
}
