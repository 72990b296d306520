// Says in English what building a page finds, with what it takes to say it in other languages. Worker processes load it.
import type { Phrase } from '@vys/compiler/diagnostics';
import { en } from './en.ts';

type Catalogue = typeof en;

export function sayBuild<Key extends keyof Catalogue>(
  key: Key,
  ...values: Parameters<Catalogue[Key]>
): { message: string; phrase: Phrase } {
  const write = en[key] as (...values: Phrase['values']) => string;
  return { message: write(...values), phrase: { key, values } };
}
