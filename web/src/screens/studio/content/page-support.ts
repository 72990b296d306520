// What can be changed on a page. Everything on a page of the model; on a page that was written as code, what its code
// has a place for.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useState } from 'react';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';

export type PageSupport = {
  isEverything: boolean;
  /** Names of fields. */
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
const everything: PageSupport = { ...none, isEverything: true, addsLinks: true, ordersLinks: true };

/** Nothing until it is known what the code has a place for. */
export function usePageSupport(opened: OpenedPage, content: PageContent): PageSupport {
  const [found, setFound] = useState<PageSupport>(none);
  const { kind, design } = opened;
  useEffect(() => {
    if (kind === 'model') return;
    let isLatest = true;
    const tries = listTries(design.page);
    runEditJob('supports', { content, operations: tries.map(({ operation }) => operation) }).then(
      (results) => {
        const names = tries.flatMap(({ name }, index) => (results[index] ? name : []));
        if (isLatest) setFound(toSupport(new Set(names), design.page));
      },
      () => isLatest && setFound(none),
    );
    return () => {
      isLatest = false;
    };
  }, [kind, design, content]);
  return kind === 'model' ? everything : found;
}

type Try = { name: string; operation: Operation };

/** Changes that change nothing, so that only their place matters. */
function listTries({ name, tagline, avatar, links }: PageModel): Try[] {
  const profile = { name, ...(tagline && { tagline }), ...(avatar && { avatar }) };
  return [
    ...Object.entries(profile).map(([field, value]): Try => {
      const set = { [field]: value };
      return { name: `profile.${field}`, operation: { type: 'profile.set', set, unset: [] } };
    }),
    ...links.flatMap(({ id, title, url }): Try[] => [
      { name: `title.${id}`, operation: { type: 'link.update', id, set: { title }, unset: [] } },
      { name: `url.${id}`, operation: { type: 'link.update', id, set: { url }, unset: [] } },
      { name: `remove.${id}`, operation: { type: 'link.remove', id } },
    ]),
    { name: 'add', operation: { type: 'link.add', link: anyLink } },
    {
      name: 'order',
      operation: { type: 'link.order', ids: links.map(({ id }) => id).reverse() },
    },
  ];
}

const anyLink = {
  id: 'any-link-to-try',
  title: 'Link',
  url: 'https://example.com',
  emphasis: 'normal',
  hidden: false,
} as const;

function toSupport(names: ReadonlySet<string>, page: PageModel): PageSupport {
  const having = (fields: readonly string[], toName: (field: string) => string) =>
    new Set(fields.filter((field) => names.has(toName(field))));
  const byLink = new Map(
    page.links.map(({ id }) => [id, having(['title', 'url'], (field) => `${field}.${id}`)]),
  );
  return {
    isEverything: false,
    profile: having(['name', 'tagline', 'avatar'], (field) => `profile.${field}`),
    linkFields: (id) => byLink.get(id) ?? nothing,
    removesLink: (id) => names.has(`remove.${id}`),
    addsLinks: names.has('add'),
    ordersLinks: names.has('order') && page.links.length > 1,
  };
}
