// The files of the bundled fonts by the name they have in their package.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_FONTS, fontFile } from '@vys/compiler/css/fonts';
import { fontPath } from '@vys/contract/pages/preview';

/** Where each file lies, by its path on the pages origin. */
export function listFonts(): Map<string, string> {
  const files = BUNDLED_FONTS.flatMap((font) => font.styles.map((style) => fontFile(font, style)));
  return new Map(
    files.map(({ package: name, file }) => {
      const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
      return [fontPath(file), join(folder, file)];
    }),
  );
}

export function readFont(path: string): Buffer {
  return readFileSync(path);
}
