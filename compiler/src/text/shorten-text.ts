// Shortens a text to what a field takes, where a reader would stop too.

/** A sentence that ends before this part of the room is full would leave too much out. */
const LEAST_FILLED = 0.4;

/** At the end of a sentence, or at the end of a word with an ellipsis. `most`: UTF-16 units. */
export function shortenText(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const head = whole.slice(0, most);
  const end = lastSentenceEnd(head, whole.charAt(most));
  if (end >= most * LEAST_FILLED) return head.slice(0, end);
  const room = whole.slice(0, most - 1);
  const space = Math.max(room.lastIndexOf(' '), room.lastIndexOf('\n'));
  const cut = space > 0 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:–—-]{1,20}$/, '')}…`;
}

/** Behind the last mark that ends a sentence; 0 without one. `next`: what follows the text. */
function lastSentenceEnd(text: string, next: string): number {
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (!'.!?…。！？'.includes(text.charAt(at))) continue;
    const after = text.charAt(at + 1) || next;
    if (/\s/.test(after) || '。！？'.includes(text.charAt(at))) return at + 1;
  }
  return 0;
}
