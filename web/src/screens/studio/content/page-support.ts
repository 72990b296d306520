// What can be changed on a page. Everything on a page of the model; on a page that was written as code, what its code
// has a place for.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useState } from 'react';
import type { PagePlaces } from '#web/features/pages/editing/find-places.ts';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';
import { placeId } from './code-page.ts';

export type PageSupport = {
  isEverything: boolean;
  /** Names of fields. Links of code are known by their place. */
  profile: ReadonlySet<string>;
  linkFields: (id: string) => ReadonlySet<string>;
  removesLink: (id: string) => boolean;
  addsLinks: boolean;
  ordersLinks: boolean;
};

const nothing: ReadonlySet<string> = new Set();
const none: PageSupport = {
  isEverything: false,
  profile: nothing,
  linkFields: () => nothing,
  removesLink: () => false,
  addsLinks: false,
  ordersLinks: false,
};
const everything: PageSupport = {
  ...none,
  isEverything: true,
  removesLink: () => true,
  addsLinks: true,
  ordersLinks: true,
};

/** Nothing until it is known what the code has a place for. */
export function usePageSupport(kind: OpenedPage['kind'], content: PageContent): PageSupport {
  const [found, setFound] = useState<PageSupport>(none);
  useEffect(() => {
    if (kind === 'model') return;
    let isLatest = true;
    runEditJob('findPlaces', content).then(
      (places) => isLatest && setFound(toSupport(places)),
      () => isLatest && setFound(none),
    );
    return () => {
      isLatest = false;
    };
  }, [kind, content]);
  return kind === 'model' ? everything : found;
}

function toSupport({ profile, links, canAddLinks, canOrderLinks }: PagePlaces): PageSupport {
  const byId = new Map(links.map((link, index) => [placeId(index), link]));
  return {
    isEverything: false,
    profile: new Set(profile),
    linkFields: (id) => new Set(byId.get(id)?.fields),
    removesLink: (id) => byId.get(id)?.isRemovable ?? false,
    addsLinks: canAddLinks,
    ordersLinks: canOrderLinks,
  };
}
