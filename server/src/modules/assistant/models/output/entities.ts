// Characters that a model escapes as HTML where no HTML is.

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:quot|#39|apos|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
