// Selecting in the preview frame: outlines what is pointed at, tells the studio what is tapped and where it is, and
// lets texts be typed in their place. See docs/decisions/044.

import { createKeyReader } from './key-reader.browser.js';
import { locate } from './locate.browser.js';
import { createOutlines, GLOW_MS } from './outlines.browser.js';
import { typeIn } from './typing.browser.js';

const beforePaint = window.requestAnimationFrame.bind(window);
const later = window.setTimeout.bind(window);

export class Selection {
  #studio;
  #keys = createKeyReader();
  #outlines = createOutlines();
  #sized = new ResizeObserver(() => this.#follow());
  #targets = [];
  #places = new Map();
  #isOn = false;
  #marked = null;
  #lastPlace = '';
  #typing;
  #glows = 0;
  #isFollowing = false;
  /** Where the page was tapped before it was known what can be selected. */
  #earlyTap;

  /** `send` speaks to the studio, `getRoot` gives the drawn page, `restore` draws it again as it was. */
  constructor(studio) {
    this.#studio = studio;
    const follow = () => this.#follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    document.addEventListener('input', follow, true);
    document.addEventListener('transitionend', follow, true);
    document.addEventListener('pointerover', (event) => this.#onPointer(event), true);
    document.documentElement.addEventListener('pointerleave', () => this.#hover(null));
    document.addEventListener('mousedown', (event) => this.#onPress(event), true);
    document.addEventListener('keydown', (event) => this.#onKey(event), true);
  }

  /** Before another page is drawn: what is being typed is committed. */
  prepare(targets = []) {
    this.#typing?.end(true);
    this.#targets = targets;
    this.#keys.want(targets.filter(({ kind }) => kind === 'item').map(({ id }) => id));
  }

  drawn(glowing = []) {
    const root = this.#studio.getRoot();
    this.#places = locate(this.#targets, root, this.#keys);
    const visible = [...this.#places].filter(([, one]) => one.getClientRects().length > 0);
    this.#studio.send({ type: 'found', keys: visible.sort(byOrder).map(([key]) => key) });
    this.#sized.disconnect();
    this.#sized.observe(root);
    this.#mark(this.#marked, false);
    this.#glow(glowing);
    this.#selectEarlyTap();
  }

  on({ type, key, reveal, glows, hasLines, isOn }) {
    if (type === 'mark') this.#mark(key, reveal);
    if (type === 'mark' && glows) this.#glow([key]);
    if (type === 'edit') this.#edit(key, hasLines);
    if (type !== 'selecting') return;
    this.#isOn = isOn;
    if (isOn) return;
    this.#earlyTap = undefined;
    this.#typing?.end(true);
    this.#mark(null, false);
  }

  /** True when the click was a selection. The page's own code can click, too, and selects nothing. */
  onClick(event) {
    if (!this.#isOn || !event.isTrusted) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#targets.length === 0) this.#earlyTap = { x: event.clientX, y: event.clientY };
    if (!this.#typing?.element.contains(event.target)) {
      this.#studio.send({ type: 'select', key: this.#hit(event.target) });
    }
    return true;
  }

  /** The page comes first, what can be selected in it a moment later. */
  #selectEarlyTap() {
    if (!this.#isOn || !this.#earlyTap || this.#targets.length === 0) return;
    const { x, y } = this.#earlyTap;
    this.#earlyTap = undefined;
    const key = this.#hit(document.elementFromPoint(x, y));
    if (key !== null) this.#studio.send({ type: 'select', key });
  }

  /** The innermost, and of one element what holds the others. */
  #hit(element) {
    for (let node = element; node; node = node.parentElement) {
      const target = this.#targets.find(({ key }) => this.#places.get(key) === node);
      if (target) return target.selects ?? target.key;
    }
    return null;
  }

  #onPointer(event) {
    if (!this.#isOn || this.#typing || event.pointerType === 'touch') return;
    this.#hover(this.#hit(event.target));
  }

  /** Fields of the page stay closed. */
  #onPress(event) {
    const isField = event.target.closest?.('input, textarea, select, iframe');
    if (this.#isOn && !this.#typing && isField) event.preventDefault();
  }

  #onKey({ key }) {
    const isEnd = this.#isOn && !this.#typing && key === 'Escape';
    if (isEnd) this.#studio.send({ type: 'select', key: null });
  }

  #hover(key) {
    const isNew = key !== null && key !== this.#marked;
    this.#outlines.show('hover', isNew ? [this.#places.get(key)] : []);
  }

  #mark(key, isRevealed) {
    this.#marked = this.#places.has(key) ? key : null;
    this.#lastPlace = '';
    const element = this.#places.get(this.#marked);
    openAround(element);
    if (element && isRevealed) scrollTo(element);
    this.#hover(null);
    this.#outlines.show('mark', [element]);
    this.#tellPlace();
  }

  #edit(key, hasLines) {
    this.#typing?.end(true);
    const element = this.#places.get(key);
    const { send, restore } = this.#studio;
    if (!element) {
      send({ type: 'canceled', key });
      return;
    }
    openAround(element);
    this.#hover(null);
    this.#typing = typeIn(element, hasLines, (text, isChanged) => {
      this.#typing = undefined;
      if (text === undefined && isChanged) restore();
      send(text === undefined ? { type: 'canceled', key } : { type: 'edited', key, text });
    });
  }

  #glow(keys) {
    const elements = keys.flatMap((key) => this.#places.get(key) ?? []);
    if (elements.length === 0) return;
    scrollTo(elements[0]);
    this.#outlines.show('glow', elements);
    this.#glows += 1;
    const glow = this.#glows;
    later(() => glow === this.#glows && this.#outlines.show('glow', []), GLOW_MS);
  }

  #follow() {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    beforePaint(() => {
      this.#isFollowing = false;
      this.#outlines.place();
      this.#tellPlace();
    });
  }

  #tellPlace() {
    const element = this.#places.get(this.#marked);
    if (!element) return;
    const rect = element.getBoundingClientRect();
    const [x, y, width, height] = [rect.left, rect.top, rect.width, rect.height].map(Math.round);
    const place = [this.#marked, x, y, width, height].join(' ');
    if (place === this.#lastPlace) return;
    this.#lastPlace = place;
    this.#studio.send({ type: 'place', key: this.#marked, x, y, width, height });
  }
}

/** What is folded away opens, such as the answer to a question. */
function openAround(element) {
  for (let node = element; node; node = node.parentElement) {
    if (node.localName === 'details') node.open = true;
  }
}

/** Not `scrollIntoView`, which moves what is around the frame as well: on a phone, away from the chat. */
function scrollTo(element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isQuiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isQuiet ? 'instant' : 'smooth';
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth || !scrolls(box)) continue;
    const from = box.getBoundingClientRect();
    const { left, width } = element.getBoundingClientRect();
    box.scrollBy({ left: left - from.left - (from.width - width) / 2, behavior });
  }
  window.scrollBy({ top: top - Math.max(0, window.innerHeight - height) / 2, behavior });
}

const scrolls = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);

function byOrder([, one], [, other]) {
  if (one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
