// Open Graph images, shown where the address of a page is shared. The pages module draws them.
import type { Config } from '../../platform/config.ts';
import type { SitePages } from '../dependencies.ts';
import { allowAnyOrigin, commonHeaders, immutable } from '../http/headers.ts';
import { createUncompressedResponse, type StaticResponse } from '../http/static-response.ts';

type Deps = { pages: Pick<SitePages, 'findOgImage'>; config: Config };

const imagePath = /^\/_\/og\/([0-9a-f]{20})\.png$/;

/** Finds the image at a path. */
export function createOgImageLookup({ pages, config }: Deps) {
  const headers = [...commonHeaders(config), ...allowAnyOrigin, ...immutable];
  return async (path: string): Promise<StaticResponse | undefined> => {
    const hash = imagePath.exec(path)?.[1];
    const bytes = hash === undefined ? undefined : await pages.findOgImage(hash);
    if (hash === undefined || bytes === undefined) return undefined;
    return createUncompressedResponse(bytes, hash, 'image/png', headers);
  };
}
