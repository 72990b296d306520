// Ids of links, sections and items: short, readable, and each used once.
import { fold } from '../../reading/words/text.ts';

export type NewId = (wish: string) => string;

export function createIds(): NewId {
  const used = new Set<string>();
  return (wish) => {
    const slug = fold(wish)
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
