// What freely written code has a place for, found by changes that change nothing. Pure.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { changePage, openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/page-content';

export type PagePlaces = {
  /** Names of fields. */
  profile: readonly string[];
  /** In the order of the links. */
  links: readonly { fields: readonly string[]; isRemovable: boolean }[];
  canAddLinks: boolean;
  canOrderLinks: boolean;
};

/** Of code that parses. */
export function findPlaces(content: PageContent): PagePlaces {
  const opened = openPage(content);
  if (opened === undefined) throw new Error('the code cannot be read');
  const { name, tagline, avatar, links } = opened.design.page;
  const has = (operation: Operation) => isSupported(content, operation);
  const profile = Object.entries({ name, tagline, avatar }).filter(([, value]) => value);
  return {
    profile: profile.flatMap(([field, value]) =>
      has({ type: 'profile.set', set: { [field]: value }, unset: [] }) ? [field] : [],
    ),
    links: links.map(({ id, title, url }) => ({
      fields: Object.entries({ title, url }).flatMap(([field, value]) =>
        has({ type: 'link.update', id, set: { [field]: value }, unset: [] }) ? [field] : [],
      ),
      isRemovable: has({ type: 'link.remove', id }),
    })),
    canAddLinks: has({ type: 'link.add', link: anyLink }),
    canOrderLinks:
      links.length > 1 && has({ type: 'link.order', ids: links.map(({ id }) => id).reverse() }),
  };
}

const anyLink = {
  id: 'any-link-to-try',
  title: 'Link',
  url: 'https://example.com',
  emphasis: 'normal',
  hidden: false,
} as const;

function isSupported(content: PageContent, operation: Operation): boolean {
  try {
    changePage(content, [operation], writeDesign);
    return true;
  } catch (error) {
    if (error instanceof ApplyError) return false;
    throw error;
  }
}
