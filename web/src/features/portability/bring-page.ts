// Asks the server what a foreign page holds. Nothing is saved by it.
import { useMutation } from '@tanstack/react-query';
import { IMPORT_LIMIT, type ImportedPage, importPage } from '@vys/contract/portability';
import { portabilityErrors } from '@vys/contract/portability-errors';
import { call } from '#web/lib/api.ts';

export type Origin = { url: string } | { file: File };

/** Throws in words for people what is wrong with a file before it is sent. */
async function readFile(file: File): Promise<{ json: unknown } | { html: string }> {
  if (file.size > IMPORT_LIMIT) {
    throw new Error(portabilityErrors['pages.import_too_large'].message);
  }
  const text = await file.text();
  if (!/\.json$/i.test(file.name) && file.type !== 'application/json') return { html: text };
  try {
    return { json: JSON.parse(text) };
  } catch {
    throw new Error('This file is not an export of a page.');
  }
}

async function bring(origin: Origin): Promise<ImportedPage> {
  const body = 'url' in origin ? { url: origin.url } : await readFile(origin.file);
  return call(importPage, { body });
}

export function useBringPage() {
  return useMutation({ mutationFn: bring, meta: { shownInline: true } });
}
