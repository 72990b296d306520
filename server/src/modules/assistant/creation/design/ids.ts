// Ids of links, sections and items: short, readable, and each used once.
import { fold } from '../../reading/words/text.ts';

export type NewId = (request: string) => string;

export function createIds(): NewId {
  const used = new Set<string>();
  return (request) => {
    const slug = fold(request)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 32)
      .replace(/-+$/, '');
    const base = slug === '' ? 'item' : slug;
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    return id;
  };
}
