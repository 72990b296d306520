// Lists what can be selected on a page whose code was written freely: what stands in it word for word.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { findAddress, linkShape, listTexts, profileShape } from './fields.ts';
import { keyOf, shorten } from './list-elements.ts';
import type { Owner, PageElement } from './page-element.ts';

const nothing = { hide: false, duplicate: false, remove: false };

/** `jsx`: only texts that stand in it once, and can be replaced without touching another. */
export function listCodeElements({ page }: PageDesign, jsx: string): PageElement[] {
  return [
    ...linkElements(page.links, jsx),
    ...profileTexts(page, jsx),
    ...portrait(page),
    ...texts(page, jsx),
  ];
}

function linkElements(links: PageDesign['page']['links'], jsx: string): PageElement[] {
  return links.map((link, index): PageElement => {
    const owner: Owner = { kind: 'link', id: link.id };
    const key = keyOf(owner);
    const [text] = listTexts(linkShape, link).filter(({ path }) => path === 'title');
    const isWritten = jsx.includes(link.title);
    return {
      target: { key, kind: 'link', text: link.title, url: link.url },
      owner,
      name: '',
      excerpt: shorten(link.title),
      ...(isWritten && { text, textKey: key }),
      address: findAddress(linkShape, link),
      moves: {
        up: index > 0 ? index - 1 : undefined,
        down: index < links.length - 1 ? index + 1 : undefined,
      },
      can: { ...nothing, remove: true },
    };
  });
}

function profileTexts(page: PageDesign['page'], jsx: string): PageElement[] {
  return listTexts(profileShape, page)
    .filter(({ path, value }) => (path === 'name' || path === 'tagline') && jsx.includes(value))
    .map((text) => {
      const key = `profile.${text.path}`;
      return {
        target: { key, kind: 'text', text: text.value },
        owner: { kind: 'profile' },
        name: text.path,
        excerpt: shorten(text.value),
        // Its code may have no other place for it.
        text: { ...text, isOptional: false },
        textKey: key,
        can: nothing,
      };
    });
}

function portrait({ avatar }: PageDesign['page']): PageElement[] {
  if (avatar === undefined) return [];
  return [
    {
      target: { key: 'profile.avatar', kind: 'image', url: avatar.url },
      owner: { kind: 'profile' },
      name: 'avatar',
      excerpt: shorten(avatar.alt),
      image: { path: 'avatar', value: avatar },
      can: nothing,
    },
  ];
}

/** Headings and paragraphs. */
function texts({ sections }: PageDesign['page'], jsx: string): PageElement[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'text') return [];
    const parts = [section.title, ...section.text.split('\n\n')];
    return [...new Set(parts)].flatMap((part, index): PageElement[] => {
      if (part === undefined || jsx.split(part).length !== 2) return [];
      const key = `text:${section.id}-${index}`;
      return [
        {
          target: { key, kind: 'text', text: part },
          owner: { kind: 'section', id: section.id },
          name: 'text',
          excerpt: shorten(part),
          text: { path: 'text', value: part, max: 2_000, hasLines: false, isOptional: false },
          textKey: key,
          can: nothing,
        },
      ];
    });
  });
}
