// Names from what accounts are registered with.
import { expect, it } from 'vitest';
import { toDisplayName } from './display-name.ts';

it.each([
  ['Mara Lind', 'Mara Lind'],
  ['mara.lind', 'Mara Lind'],
  ['mara_lind92', 'Mara Lind'],
  ['mara7', 'Mara'],
  ['Mara6277', 'Mara'],
  ['NOVA KANE', 'NOVA KANE'],
  ['Dr. Ines Moreau', 'Dr. Ines Moreau'],
  ['Jean-Luc', 'Jean-Luc'],
  ['', ''],
])('%s becomes %s', (text, name) => expect(toDisplayName(text)).toBe(name));
