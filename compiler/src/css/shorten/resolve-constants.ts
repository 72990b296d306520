// Puts the value of a custom property in the place of `var()` wherever each reader surely has that one value.
import type { CssBlock, CssDeclaration, CssNode } from '../unused/css-tree.ts';
import { type Place, readCustomProperties, type Scope } from './custom-properties.ts';
import type { PageElement, PageTree } from './page-tree.ts';
import { readVarNames, replaceVar } from './var-references.ts';

/** Longer values stay where they are read often: a name is shorter. */
const LONG = 120;
const OFTEN = 3;
const MOST_PLACES = 2_000;
const MOST_NAMES = 200;
/** Values that double from one to the next stop here. */
const MOST_GROWTH = 5_000;
const MOST_ROUNDS = 10;
const ROOT = /^(?::root|html)$/;

/** Style attributes of `page` change with it. Throws `TooComplex`. */
export function resolveConstants(nodes: readonly CssNode[], page: PageTree): CssNode[] {
  const copy = copyNodes(nodes);
  const properties = readCustomProperties(copy, page.elements);
  if (properties === undefined) return copy;
  const all = properties.places.filter(({ declaration }) => namesIn(declaration).length > 0);
  const names = new Set(all.flatMap(({ declaration }) => namesIn(declaration)));
  for (const name of properties.untouchable) names.delete(name);
  if (all.length > MOST_PLACES || names.size > MOST_NAMES) return copy;
  const places = new Set(all);
  const covers = new Map<Place, ReadonlySet<PageElement> | 'all'>();
  const resolver = { page, places, covers };
  for (let round = 0, isChanged = true; isChanged && round < MOST_ROUNDS; round += 1) {
    isChanged = false;
    for (const name of names) {
      if (!resolve(name, resolver)) continue;
      names.delete(name);
      isChanged = true;
    }
  }
  const resolved = new Set(all.filter((place) => !places.has(place)));
  writeAttributes(properties.places, resolved);
  return keepNodes(copy, new Set([...resolved].map(({ declaration }) => declaration)));
}

const copyNodes = (nodes: readonly CssNode[]): CssNode[] =>
  nodes.map((node) =>
    node.kind === 'block' ? { ...node, children: copyNodes(node.children) } : { ...node },
  );

type Resolver = {
  page: PageTree;
  places: Set<Place>;
  covers: Map<Place, ReadonlySet<PageElement> | 'all'>;
};

const namesIn = ({ name, value }: CssDeclaration) =>
  name.startsWith('--') ? [name, ...readVarNames(value)] : readVarNames(value);

function resolve(name: string, resolver: Resolver): boolean {
  const { places } = resolver;
  const all = [...places];
  const sets = all.filter(({ declaration }) => declaration.name === name);
  const reads = all.filter(({ declaration }) => readVarNames(declaration.value).includes(name));
  const values = new Set(sets.map(({ declaration }) => declaration.value.trim()));
  if (values.size > 1) return false;
  const [value] = values;
  if (value !== undefined) {
    const isLong = value.length > LONG && reads.length > OFTEN;
    if (isLong || value.length * reads.length > MOST_GROWTH) return false;
    if (!readVarNames(value).every((one) => isOfRoot(one, all))) return false;
    if (!reads.every(({ scope }) => isCovered(scope, sets, resolver))) return false;
  } else if (!reads.every(({ declaration }) => hasFallback(declaration.value, name))) return false;
  for (const { declaration } of reads) {
    declaration.value = replaceVar(declaration.value, name, value);
  }
  for (const place of sets) places.delete(place);
  return true;
}

const hasFallback = (value: string, name: string) => replaceVar(value, name, undefined) !== value;

/** Set on the root alone, it is the same everywhere. */
function isOfRoot(name: string, places: readonly Place[]): boolean {
  const sets = places.filter(({ declaration }) => declaration.name === name);
  return (
    sets.length > 0 &&
    sets.every(
      ({ scope }) => typeof scope === 'object' && 'selectors' in scope && isRoot(scope.selectors),
    )
  );
}

const isRoot = (selectors: string) => selectors.split(',').every((one) => ROOT.test(one.trim()));

/** Whether every element that the scope may be about has the property, by itself or from around it. */
function isCovered(scope: Scope, sets: readonly Place[], resolver: Resolver): boolean {
  const { page } = resolver;
  const covers = sets.map((place) => coverOf(place, resolver));
  if (covers.includes('all')) return true;
  if (scope === 'any') return false;
  const covered = new Set(covers.flatMap((cover) => [...cover]));
  const readers =
    'element' in scope
      ? [scope.element]
      : page.elements.filter((element) => page.match(element, scope.selectors) > 0);
  return readers.every((reader) => {
    let at: PageElement | undefined = reader;
    while (at && !covered.has(at)) at = parentOf(at);
    return at !== undefined;
  });
}

const parentOf = ({ parentNode }: PageElement) =>
  parentNode && 'attrs' in parentNode ? parentNode : undefined;

/** Elements that surely have it from this declaration. */
function coverOf(place: Place, { page, covers }: Resolver): ReadonlySet<PageElement> | 'all' {
  const known = covers.get(place);
  if (known !== undefined) return known;
  const cover = findCover(place.scope, page);
  covers.set(place, cover);
  return cover;
}

function findCover(scope: Scope, page: PageTree): ReadonlySet<PageElement> | 'all' {
  if (scope === 'any') return new Set();
  if ('element' in scope) return new Set([scope.element]);
  if (scope.isConditional) return new Set();
  if (scope.selectors.split(',').some((one) => ROOT.test(one.trim()))) return 'all';
  return new Set(page.elements.filter((element) => page.match(element, scope.selectors) === 2));
}

function writeAttributes(places: readonly Place[], resolved: ReadonlySet<Place>): void {
  const styles = new Map<PageElement, string[]>();
  for (const place of places) {
    const { scope, declaration } = place;
    if (typeof scope !== 'object' || !('element' in scope)) continue;
    const style = styles.get(scope.element) ?? [];
    if (!resolved.has(place)) style.push(`${declaration.name}:${declaration.value}`);
    styles.set(scope.element, style);
  }
  for (const [element, style] of styles) {
    element.attrs = element.attrs.flatMap((attribute) => {
      if (attribute.name !== 'style') return [attribute];
      return style.length === 0 ? [] : [{ ...attribute, value: style.join(';') }];
    });
  }
}

/** Without declarations that were resolved, and without rules that are empty by that. */
function keepNodes(nodes: readonly CssNode[], resolved: ReadonlySet<CssNode>): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'declaration') return resolved.has(node) ? [] : [node];
    if (node.kind === 'statement' || node.children.length === 0) return [node];
    const children = keepNodes(node.children, resolved);
    const isRule = !node.prelude.startsWith('@');
    return children.length === 0 && isRule ? [] : [{ ...node, children } satisfies CssBlock];
  });
}
