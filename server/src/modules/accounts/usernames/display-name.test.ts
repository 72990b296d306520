// Names that stand on pages.
import { expect, it } from 'vitest';
import { getDisplayName } from './display-name.ts';

const account = { email: 'mara.lind@example.com', username: 'olive-rye', vysUrl: 'olive-rye' };

it.each([
  ['Mara Lind', 'Mara Lind'],
  ['Mara.lind', 'Olive Rye'],
  ['mara.lind', 'Olive Rye'],
  ['  ', 'Olive Rye'],
])('a person called "%s" is shown as "%s"', (fullName, name) => {
  expect(getDisplayName({ ...account, fullName })).toBe(name);
});

it('is the username where no public name was chosen', () => {
  const fullName = 'Mara.lind';
  expect(getDisplayName({ ...account, fullName, vysUrl: null, username: 'mara92' })).toBe('Mara92');
});
