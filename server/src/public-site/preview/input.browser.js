// What is done in the frame and concerns the studio: keys of the studio that are pressed here, and scrolling, for two
// frames that are looked at side by side.

const { KeyboardEvent: Key, requestAnimationFrame: onNextFrame } = window;

/** Of the studio, by what is pressed with Ctrl or ⌘. */
function nameOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (pressed === 's') return 'save';
  return pressed === 'y' && ctrlKey ? 'redo' : undefined;
}

const TYPED_IN = 'input, textarea, select, [contenteditable]';

export class Input {
  constructor(send) {
    this.send = send;
    this.reportsScroll = false;
    /** Where the studio has scrolled to, which is not reported back. */
    this.toldTop = undefined;
    this.isWaiting = false;
    document.addEventListener('keydown', (event) => this.onKey(event), true);
    window.addEventListener('scroll', () => this.onScroll(), { passive: true });
  }

  onKey(event) {
    if (!(event instanceof Key) || event.composedPath()[0]?.closest?.(TYPED_IN)) return;
    const name = nameOfKey(event);
    if (name === undefined) return;
    event.preventDefault();
    this.send({ type: 'key', name });
  }

  onScroll() {
    if (!this.reportsScroll || this.isWaiting) return;
    this.isWaiting = true;
    onNextFrame(() => {
      this.isWaiting = false;
      const top = window.scrollY;
      const isTold = this.toldTop !== undefined && Math.abs(top - this.toldTop) < 2;
      if (!isTold)
        this.send({ type: 'scrolled', part: heightToScroll() > 0 ? top / heightToScroll() : 0 });
      this.toldTop = undefined;
    });
  }

  /** True for a command of its own. */
  on({ type, isOn, part }) {
    if (type === 'reportScroll') this.reportsScroll = isOn === true;
    else if (type === 'scrollTo' && Number.isFinite(part)) {
      this.toldTop = Math.round(part * heightToScroll());
      window.scrollTo({ top: this.toldTop, behavior: 'instant' });
    } else return false;
    return true;
  }
}

function heightToScroll() {
  return document.documentElement.scrollHeight - window.innerHeight;
}
