// Which elements of a page differ from those before, to light them up. Pure.
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';

/** More than these are another page rather than a change. */
const MOST = 8;

/** Keys of what is new, says something else, looks different by itself or stands elsewhere; without their parts. */
export function findChangedKeys(before: PageElements, after: PageElements): string[] {
  const old = new Map(before.elements.map((element) => [element.target.key, describe(element)]));
  const changed = new Set(
    after.elements
      .filter((element) => old.get(element.target.key) !== describe(element))
      .map(({ target }) => target.selects ?? target.key),
  );
  const moved = findMoved(listOwners(before), listOwners(after));
  if (moved !== undefined) changed.add(moved);
  const within = new Map(after.elements.map(({ target }) => [target.key, target.within]));
  const isPart = (key: string): boolean => {
    const holder = within.get(key);
    return holder !== undefined && (changed.has(holder) || isPart(holder));
  };
  const keys = [...changed].filter((key) => !isPart(key));
  return keys.length > MOST ? [] : keys;
}

function describe({ target: { text, url }, image, address, style }: PageElement): string {
  return JSON.stringify([text, url, image?.value?.alt, address?.value, style]);
}

const listOwners = ({ elements }: PageElements): string[] =>
  elements.flatMap(({ target: { kind, key } }) =>
    kind === 'text' || kind === 'image' ? [] : [key],
  );

/** The one without which the others have kept their order. */
function findMoved(before: readonly string[], after: readonly string[]): string | undefined {
  const [was, is] = [before, after].map((keys, index) => {
    const others = new Set(index === 0 ? after : before);
    return keys.filter((key) => others.has(key));
  }) as [string[], string[]];
  const first = is.findIndex((key, index) => key !== was[index]);
  if (first < 0) return undefined;
  const without = (keys: readonly string[], gone: string) =>
    keys.filter((key) => key !== gone).join(' ');
  const suspects = [is[first], was[first]].filter((key) => key !== undefined);
  return suspects.find((key) => without(is, key) === without(was, key));
}
