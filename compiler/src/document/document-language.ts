// The language of a finished document, from its first bytes: the public site loads this and not the compiler.

/** BCP 47, of a document that `renderDocument` wrote. */
export function readDocumentLanguage(html: string): string | undefined {
  return /^<!doctype html><html lang="([A-Za-z0-9-]+)"/.exec(html)?.[1];
}
