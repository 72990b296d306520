// Lets the server read a foreign page and return a draft. Saves nothing.
import { useMutation } from '@tanstack/react-query';
import { IMPORT_LIMIT, type ImportedPage, importPage } from '@vys/contract/pages/import-export';
import { errorMessages } from '@vys/contract/pages/messages/en';
import { call } from '#web/lib/api/api.ts';
import { messages } from './messages/en.ts';

export type ImportSource = { url: string } | { file: File };

/** Throws in words for people what is wrong with a file before it is sent. */
async function readFile(file: File): Promise<{ json: unknown } | { html: string }> {
  if (file.size > IMPORT_LIMIT) {
    throw new Error(errorMessages['pages.import_too_large']);
  }
  const text = await file.text();
  if (!/\.json$/i.test(file.name) && file.type !== 'application/json') return { html: text };
  try {
    return { json: JSON.parse(text) };
  } catch {
    throw new Error(messages.noPageExport);
  }
}

async function importFrom(source: ImportSource): Promise<ImportedPage> {
  const body = 'url' in source ? { url: source.url } : await readFile(source.file);
  return call(importPage, { body });
}

export function useImportPage() {
  return useMutation({ mutationFn: importFrom, meta: { shownInline: true } });
}
