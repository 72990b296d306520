// What a version is called.
import type { PageVersion } from '@vys/contract/pages/versions';
import { messages } from './messages.ts';

/** The first of the list is the current one. */
export function nameVersion(version: PageVersion, versions: readonly PageVersion[]): string {
  return version.id === versions[0]?.id ? messages.current : messages.version(version.number);
}

export const formatExactly = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
