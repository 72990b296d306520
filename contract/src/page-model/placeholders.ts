// Tells texts that wait for the creator. Without schemas, which the studio's first load does without.

/**
 * A text that waits for the creator: `[Your opening line]`. The studio shows it dashed, the publish checks list
 * it, and assistants never count it as content.
 */
export function isPlaceholder(text: string): boolean {
  return /^\[[^[\]]+\]$/.test(text.trim());
}
