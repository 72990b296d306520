// A page of somebody else, read into a draft of ours. Pure; runs in a worker process.
import { type ImportedProfile, importProfile } from '../portability/bring.ts';
import { findProfile } from '../portability/find-profile.ts';
import { readHtml } from '../portability/read-html.ts';

export type ImportInput = {
  html: string;
  /** Where the page was loaded from, if it was. */
  address?: string | undefined;
  own: { username: string; fullName: string };
};

/** Null when the page holds nothing to make one of ours from. */
export function readForeignPage({ html, address, own }: ImportInput): ImportedProfile | null {
  const pieces = readHtml(html);
  if (pieces === undefined) return null;
  return importProfile(findProfile(pieces, address), pieces, own) ?? null;
}
