// What the preview frame itself says. `{}` stands for an address or the name of a package; `Runtime Error` is of the
// specification (STUDIO-20).
import type { PreviewTexts } from '@vys/contract/pages/preview';

export const messages = {
  runtimeError: 'Runtime Error',
  wouldOpen: 'Would open {}',
  notBundled: '"{}" is not a built-in package',
  notLoaded: '"{}" could not be loaded. Check your connection and the name.',
  noDefaultExport: 'The page has no default export to show.',
} satisfies PreviewTexts;
