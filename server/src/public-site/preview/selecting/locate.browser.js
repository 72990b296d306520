// Finds targets on the page by what the page model says of them.

const withoutSpace = (text) => text.replace(/\s+/g, '');
const OWNERS = ['section', 'link', 'item'];

/** Elements by the key of their target. What is within another stands behind it in the list. */
export function locate(targets, root, keys) {
  const places = new Map();
  /** Keys of sections, links and items by their element. */
  const owners = new Map();
  const claimed = new Set();
  const says = createTextIndex(root);
  for (const target of targets) {
    const { key, kind, within } = target;
    const holder = within === undefined ? root : places.get(within);
    const [element] = (holder ? candidates(target, root, keys, says) : []).filter(
      (one) => root.contains(one) && (isNamed(target) || isFree(one, target)),
    );
    if (!element) continue;
    places.set(key, element);
    if (OWNERS.includes(kind)) owners.set(element, key);
    else claimed.add(element);
  }
  return places;

  function isFree(element, { within }) {
    return !claimed.has(element) && ownerOf(element) === within;
  }
  function ownerOf(element) {
    for (let node = element; node && node !== root; node = node.parentElement) {
      if (owners.has(node)) return owners.get(node);
    }
    return undefined;
  }
}

/** By a name of its own, so that there is no other. */
const isNamed = ({ kind, id, url }) =>
  (OWNERS.includes(kind) && id !== undefined) || (kind === 'image' && url === undefined);

function candidates({ kind, id, text = '', url }, root, keys, says) {
  if (kind === 'section') return [...root.querySelectorAll(`[id="${CSS.escape(id)}"]`)];
  if (kind === 'item') return [keys.find(id)].filter(Boolean);
  if (kind === 'text') return says(text);
  if (kind === 'image') {
    if (url === undefined) return [...root.querySelectorAll(`.${CSS.escape(id)}`)];
    return [...root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === url);
  }
  if (id !== undefined) return [...root.querySelectorAll(`a[data-id="${CSS.escape(id)}"]`)];
  return [...root.querySelectorAll('a')].filter((link) => {
    const label = link.textContent || link.getAttribute('aria-label') || '';
    const isSame = link.getAttribute('href') === (url ?? null);
    return isSame && withoutSpace(label) === withoutSpace(text);
  });
}

/** The innermost elements that say a text, in the order of the page. Spaces and lines are the layout's. */
function createTextIndex(root) {
  const index = new Map();
  const read = () => {
    for (const element of root.querySelectorAll('*')) {
      const says = withoutSpace(element.textContent);
      if (!index.has(says)) index.set(says, []);
      index.get(says).push(element);
    }
  };
  return (text) => {
    if (index.size === 0) read();
    const all = index.get(withoutSpace(text)) ?? [];
    return all.filter((one, at) => !one.contains(all[at + 1] ?? null) && !one.closest('svg'));
  };
}
