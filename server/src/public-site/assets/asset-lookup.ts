// What lies at a path of the public site, for copies of a page: packages, fonts and images.

import type { Media } from '../../modules/media/index.ts';
import { type BundledPackages, findArchived, PACKAGES_PATH } from '../../modules/packages/index.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { listFonts, readFont } from './fonts.ts';

export type AssetFile = { bytes: Buffer; contentType: string };

export function createAssetLookup(deps: {
  bundledPackages: BundledPackages;
  files: FileStore;
  media: Pick<Media, 'findFile'>;
}): (path: string) => Promise<AssetFile | undefined> {
  const { bundledPackages, files, media } = deps;
  const fonts = listFonts();
  return async (path) => {
    const font = fonts.get(path);
    if (font !== undefined) return { bytes: readFont(font), contentType: 'font/woff2' };
    if (path.startsWith('/_/media/')) return media.findFile(path.slice('/_/media/'.length));
    const bytes =
      bundledPackages.files.get(path.slice(PACKAGES_PATH.length)) ??
      (await findArchived(files, path));
    return bytes && { bytes, contentType: 'text/javascript' };
  };
}
