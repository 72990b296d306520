// Reads a foreign page into a draft. Pure; runs in a worker process.

import { extractProfile } from './extract-profile.ts';
import { composeImportedPage, type ImportResult } from './import-profile.ts';
import { readHtml } from './read-html.ts';

export type ImportInput = {
  html: string;
  /** Where the page was loaded from, if it was. */
  address?: string | undefined;
  owner: { username: string; fullName: string };
};

/** Null when the page holds nothing to make one of ours from. */
export function readForeignPage({ html, address, owner }: ImportInput): ImportResult | null {
  const parsed = readHtml(html);
  if (parsed === undefined) return null;
  return composeImportedPage(extractProfile(parsed, address), parsed, owner) ?? null;
}
