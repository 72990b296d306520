// Images that stand for pages where their addresses are shared. The pages room draws them.
import type { Config } from '../kit/config.ts';
import { commonHeaders, forAnyOrigin, immutable } from './headers.ts';
import { makePlainReady, type Ready } from './ready.ts';
import type { SitePages } from './rooms.ts';

type Deps = { pages: Pick<SitePages, 'findSharingImage'>; config: Config };

const imagePath = /^\/_\/og\/([0-9a-f]{20})\.png$/;

/** Finds the image at a path. */
export function createSharingImages({ pages, config }: Deps) {
  const headers = [...commonHeaders(config), ...forAnyOrigin, ...immutable];
  return async (path: string): Promise<Ready | undefined> => {
    const hash = imagePath.exec(path)?.[1];
    const bytes = hash === undefined ? undefined : await pages.findSharingImage(hash);
    if (hash === undefined || bytes === undefined) return undefined;
    return makePlainReady(bytes, hash, 'image/png', headers);
  };
}
