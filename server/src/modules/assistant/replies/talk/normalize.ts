// Text as phrases are compared: lower case, no accents, words separated by one space.
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
