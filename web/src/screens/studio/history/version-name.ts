// What a version is called.

import type { PageVersion } from '@vys/contract/pages/versions';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { messages } from './messages/en.ts';

/** The first of the list is the current one. */
export function nameVersion(version: PageVersion, versions: readonly PageVersion[]): string {
  return version.id === versions[0]?.id ? messages.current : messages.version(version.number);
}

export const formatExactly = (iso: string) =>
  new Date(iso).toLocaleString(interfaceLocale, { dateStyle: 'medium', timeStyle: 'short' });
