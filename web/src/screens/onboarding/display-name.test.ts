// Names from what accounts are registered with.
import { expect, it } from 'vitest';
import { proposePageName, toDisplayName } from './display-name.ts';

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

it.each([
  ['Mara Lind', 'Mara Lind'],
  ['Info', 'Olive Rye'],
  ['', 'Olive Rye'],
])('a person called "%s" is offered "%s" for their page', (full_name, name) => {
  const user = { full_name, email: 'info@example.com', username: 'olive-rye' };
  expect(proposePageName(user, 'olive-rye')).toBe(name);
});
