// Cuts a stream of text into lines. Only a line feed ends a line: JSON may hold U+2028, at which
// node:readline would cut.
import type { Readable } from 'node:stream';

/** `onTooLong` is called once for each line that grows beyond `maxLength` characters. */
export function readLines(
  stream: Readable,
  onLine: (line: string) => void,
  { maxLength, onTooLong }: { maxLength: number; onTooLong(): void },
): void {
  let parts: string[] = [];
  let length = 0;
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const [first = '', ...rest] = text.split('\n');
    parts.push(first);
    length += first.length;
    for (const next of rest) {
      onLine(parts.join(''));
      parts = [next];
      length = next.length;
    }
    if (length <= maxLength) return;
    parts = [];
    length = 0;
    onTooLong();
  });
}
