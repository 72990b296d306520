// Reads a foreign page into a draft. Pure; runs in a worker process.

import type { Language } from '@vys/contract/language/languages';
import { extractProfile } from './extract-profile.ts';
import { composeImportedPage, type ImportResult } from './import-profile.ts';
import { readHtml } from './read-html.ts';

export type ImportInput = {
  html: string;
  /** Where the page was loaded from, if it was. */
  address?: string | undefined;
  owner: { username: string; fullName: string };
  /** Of the notes. */
  language: Language;
};

/** Null when the page holds nothing to make one of ours from. */
export function readForeignPage({
  html,
  address,
  owner,
  language,
}: ImportInput): ImportResult | null {
  const parsed = readHtml(html);
  if (parsed === undefined) return null;
  const profile = extractProfile(parsed, address);
  return composeImportedPage(profile, parsed, { ...owner, language }) ?? null;
}
