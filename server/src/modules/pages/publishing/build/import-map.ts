// Import map for pages with packages from a CDN: those import React by name and must get the same copy as
// the page.
import type { BundledPackageName } from '@vys/compiler/packages-used/packages';

const SHARED: readonly BundledPackageName[] = ['react', 'react-dom', 'preact', 'preact/hooks'];

export function createImportMap(
  packageUrl: (name: BundledPackageName) => string,
): Record<string, string> {
  return Object.fromEntries(SHARED.map((name) => [name, packageUrl(name)]));
}
