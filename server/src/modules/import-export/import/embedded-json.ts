// Finds the profile in the JSON that a page embeds for its own script: the lists of links, whatever
// they are called there, and the name, text and picture beside them. Knows no site by name.

export type ProfileLink = { title: string; url: string };

export type EmbeddedProfile = {
  links: ProfileLink[];
  socials: ProfileLink[];
  name: string;
  bio: string;
  picture: string;
  background: string;
  accent: string;
};

type Fields = Record<string, unknown>;
type Place = { value: unknown; key: string; parents: readonly Fields[] };
type List = { links: ProfileLink[]; parents: readonly Fields[]; isSocial: boolean };

const MOST_NODES = 50_000;
const MOST_DEPTH = 24;

const URL_KEYS = ['url', 'href', 'link', 'linkurl', 'targeturl', 'target', 'destination', 'uri'];
const TITLE_KEYS = ['title', 'label', 'name', 'text', 'caption', 'heading', 'type', 'platform'];
const NAME_KEYS = [
  'pagetitle',
  'displayname',
  'fullname',
  'profiletitle',
  'name',
  'title',
  'username',
];
const BIO_KEYS = ['bio', 'description', 'about', 'tagline', 'headline', 'subtitle'];
const PICTURE_KEYS = [
  'profilepictureurl',
  'profilepicture',
  'profileimageurl',
  'profileimage',
  'avatarurl',
  'avatar',
  'profilephoto',
  'photourl',
  'photo',
  'picture',
  'image',
];
const OTHERS =
  /nav|footer|menu|locale|language|faq|breadcrumb|script|font|image|cookie|legal|alternate/i;

export function readEmbeddedJson(data: readonly unknown[]): EmbeddedProfile | undefined {
  const lists = data.flatMap(findLists);
  const links = lists.filter(({ isSocial }) => !isSocial);
  const first = (links[0] ?? lists[0])?.parents;
  if (!first) return undefined;
  const look = (keys: readonly string[]) => lookUp(first, keys);
  const picture = look(PICTURE_KEYS);
  const colors = findColors(first);
  return {
    links: links.flatMap((list) => list.links),
    socials: lists.filter(({ isSocial }) => isSocial).flatMap((list) => list.links),
    name: look(NAME_KEYS),
    bio: look(BIO_KEYS),
    picture: /^https?:\/\//i.test(picture) ? picture : '',
    ...colors,
  };
}

/** In breadth, so that what lies nearest to the top comes first. */
function findLists(root: unknown): List[] {
  const lists: List[] = [];
  let level: Place[] = [{ value: root, key: '', parents: [] }];
  let remainingNodes = MOST_NODES;
  for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth += 1) {
    const next: Place[] = [];
    for (const place of level) {
      remainingNodes -= 1;
      if (remainingNodes < 0) return lists;
      if (Array.isArray(place.value)) readList(place, lists);
      for (const child of listChildren(place)) if (next.length < remainingNodes) next.push(child);
    }
    level = next;
  }
  return lists;
}

function listChildren({ value, key, parents }: Place): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.map((child) => ({ value: child, key, parents }));
  const nearestFields = [value as Fields, ...parents].slice(0, 4);
  return Object.entries(value).map(([name, child]) => ({
    value: child,
    key: name,
    parents: nearestFields,
  }));
}

function readList({ value, key, parents }: Place, lists: List[]): void {
  if (OTHERS.test(key)) return;
  const isSocial = /social/i.test(key);
  const items = (value as unknown[]).filter(isFields).filter(isShown);
  const links = inOrder(items).flatMap((item) => asLink(item));
  const named = isSocial || /link|button|block|item|card/i.test(key);
  if (links.length === 0 || (!named && links.length < 2)) return;
  lists.push({ links, parents, isSocial });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShown(item: Fields): boolean {
  const off = ['active', 'isactive', 'enabled', 'visible', 'isvisible', 'published'];
  const on = ['hidden', 'ishidden', 'archived', 'deleted', 'draft'];
  return Object.entries(item).every(([key, value]) => {
    const name = key.toLowerCase();
    return !(off.includes(name) && value === false) && !(on.includes(name) && value === true);
  });
}

function inOrder(items: Fields[]): Fields[] {
  const key = ['position', 'order', 'sortOrder', 'index'].find((name) =>
    items.every((item) => typeof item[name] === 'number'),
  );
  if (key === undefined) return items;
  return items.toSorted((a, b) => (a[key] as number) - (b[key] as number));
}

function asLink(item: Fields): ProfileLink[] {
  const url = textUnder(item, URL_KEYS, (text) => /^(?:https?:\/\/|mailto:)/i.test(text));
  const title = textUnder(item, TITLE_KEYS, (text) => text !== url);
  return url && title ? [{ title, url }] : [];
}

function textUnder(
  fields: Fields,
  keys: readonly string[],
  fits: (text: string) => boolean = () => true,
): string {
  const byName = new Map(Object.entries(fields).map(([key, value]) => [plain(key), value]));
  for (const key of keys) {
    const value = byName.get(key);
    if (typeof value === 'string' && value.trim() !== '' && fits(value.trim())) return value.trim();
    if (isFields(value) && typeof value.url === 'string' && fits(value.url)) return value.url;
  }
  return '';
}

const plain = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');

function lookUp(parents: readonly Fields[], keys: readonly string[]): string {
  for (const fields of parents) {
    const foundText = textUnder(fields, keys, (text) => text.length <= 1_000);
    if (foundText) return foundText;
  }
  return '';
}

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `backgroundColor: '#…'`, or `background: { color: '#…' }`, beside the links or in a theme there. */
function findColors(parents: readonly Fields[]): { background: string; accent: string } {
  const colors = { background: '', accent: '' };
  const themes = parents.flatMap((fields) => [
    fields,
    ...Object.entries(fields).flatMap(([key, value]) =>
      /theme|style|design|appearance|color/i.test(key) && isFields(value) ? [value] : [],
    ),
  ]);
  for (const theme of themes) {
    for (const [key, value] of Object.entries(theme)) {
      const inner = isFields(value) ? (value.color ?? value.backgroundColor) : value;
      if (typeof inner !== 'string' || !COLOR.test(inner)) continue;
      const name = plain(key);
      if (/^(?:page)?background(?:color)?$/.test(name)) colors.background ||= inner;
      if (/accent|primary|brand|^button(?:s|color|background.*)?$/.test(name))
        colors.accent ||= inner;
    }
  }
  return colors;
}
