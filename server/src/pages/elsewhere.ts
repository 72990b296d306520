// What a document needs whose page takes packages from elsewhere: those import React by its name, and
// the page's own must be what they get.
import type { ShelfName } from '@vys/compiler/shelf';

const SHARED: readonly ShelfName[] = ['react', 'react-dom', 'preact', 'preact/hooks'];

export function importMapOf(shelfUrl: (name: ShelfName) => string): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, shelfUrl(name)]));
}
