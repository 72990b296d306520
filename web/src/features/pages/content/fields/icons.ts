// The marks that pages draw, loaded when they are first needed: they are the larger part of this feature.
import type { PageLink } from '@vys/contract/page-model/links';
import { useEffect, useState } from 'react';

export type PageIcons = {
  find: (name: string) => PageIcon | undefined;
  /** Names of the icons that a list of links shows, by the id of the link. */
  ofLinks: (links: readonly PageLink[]) => Readonly<Record<string, string>>;
  /** Of the site that a link leads to, else of what its title says. */
  ofLink: (link: Pick<PageLink, 'title' | 'url'>) => PageIcon | undefined;
  names: readonly string[];
};
export type PageIcon = { fill: string } | { stroke: string };

let icons: Promise<PageIcons> | undefined;

function loadIcons(): Promise<PageIcons> {
  icons ??= Promise.all([
    import('@vys/compiler/page-design/look/icons'),
    import('@vys/compiler/page-design/look/page-icons/brand-icons.generated'),
    import('@vys/compiler/page-design/look/page-icons/line-icons.generated'),
  ]).then(([look, { brandIcons }, { lineIcons }]) => ({
    find: look.findPageIcon,
    ofLinks: look.iconsOfLinks,
    ofLink: (link) => look.findPageIcon(look.iconOfLink(link) ?? ''),
    names: [...Object.keys(brandIcons), ...Object.keys(lineIcons)].sort(),
  }));
  // Asked again after the connection is back.
  icons.catch(() => {
    icons = undefined;
  });
  return icons;
}

/** Undefined until they are there. */
export function usePageIcons(): PageIcons | undefined {
  const [loaded, setLoaded] = useState<PageIcons>();
  useEffect(() => {
    let isMounted = true;
    loadIcons().then(
      (found) => isMounted && setLoaded(found),
      // Icons are decoration: rows show a plain mark without them.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
}
