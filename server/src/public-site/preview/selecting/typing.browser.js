// Typing a text in its place on the page.

/** The text of an element as the page model has it: an empty line between paragraphs. */
function readText(element) {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1) return '';
    if (node.localName === 'br') return '\n';
    const isBlock = node.localName === 'p' || node.localName === 'div';
    return isBlock ? `\n\n${readText(node)}\n\n` : readText(node);
  });
  return parts
    .join('')
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Lets a text be typed in its place. `onEnd` gets the new text, or undefined, and whether the page shows another. */
export function typeIn(element, hasLines, onEnd) {
  const before = readText(element);
  const style = element.getAttribute('style');
  const listening = new AbortController();
  const listen = (type, listener) =>
    element.addEventListener(type, listener, { capture: true, signal: listening.signal });
  let isOver = false;

  function end(isKept) {
    if (isOver) return;
    isOver = true;
    listening.abort();
    const text = readText(element);
    element.removeAttribute('contenteditable');
    if (style === null) element.removeAttribute('style');
    else element.setAttribute('style', style);
    element.blur();
    const isChanged = text !== before;
    onEnd(isKept && isChanged ? text : undefined, isChanged);
  }

  element.setAttribute('contenteditable', 'plaintext-only');
  // Not every browser knows plain text only.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.style.whiteSpace = 'pre-wrap';
  element.style.cursor = 'text';
  element.style.outline = 'none';
  const isInButton = element.closest('button, summary') !== null;
  const insert = (text) => document.execCommand('insertText', false, text);
  listen('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === ' ' && isInButton) {
      // It would press the button.
      event.preventDefault();
      insert(' ');
      return;
    }
    const isCommit = event.key === 'Enter' && !(hasLines && event.shiftKey);
    if (event.key !== 'Escape' && !isCommit) return;
    event.preventDefault();
    end(isCommit);
  });
  listen('keyup', (event) => isInButton && event.key === ' ' && event.preventDefault());
  listen('paste', (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    insert(hasLines ? text : text.replace(/\s+/g, ' '));
  });
  listen('drop', (event) => event.preventDefault());
  listen('blur', () => end(true));
  element.focus({ preventScroll: true });
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return { element, end };
}
