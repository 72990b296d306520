// What lies at a path of the public host, for copies of a page: shelf, fonts and images.
import type { Files } from '../kit/files.ts';
import type { Media } from '../media/index.ts';
import { listFonts, readFont } from './fonts.ts';
import { findKept, SHELF_PATH, type Shelf } from './shelf.ts';

export type PublicFile = { bytes: Buffer; contentType: string };

export function createPublicFiles(deps: {
  shelf: Shelf;
  files: Files;
  media: Pick<Media, 'findFile'>;
}): (path: string) => Promise<PublicFile | undefined> {
  const { shelf, files, media } = deps;
  const fonts = listFonts();
  return async (path) => {
    const font = fonts.get(path);
    if (font !== undefined) return { bytes: readFont(font), contentType: 'font/woff2' };
    if (path.startsWith('/_/media/')) return media.findFile(path.slice('/_/media/'.length));
    const bytes = shelf.files.get(path.slice(SHELF_PATH.length)) ?? (await findKept(files, path));
    return bytes && { bytes, contentType: 'text/javascript' };
  };
}
