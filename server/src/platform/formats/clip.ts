// The beginning of a text, so that a pattern never sees more characters than it can bear.

export function clip(text: string, most: number): string {
  return text.length > most ? text.slice(0, most) : text;
}
