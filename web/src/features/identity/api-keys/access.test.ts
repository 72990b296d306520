// From choices to scopes and back to words.
import { keyAreas, keyScopes } from '@vys/contract/api/key-scopes';
import { expect, it } from 'vitest';
import { describeScopes, listChoices, noAccess, readAccess, toScopes } from './access.ts';

it('nothing is chosen first, and reading everything has one scope for each area', () => {
  expect(toScopes(noAccess)).toEqual([]);
  expect(toScopes(readAccess)).toEqual(keyAreas.map((area) => `${area}:read`));
});

it('every scope can be chosen', () => {
  const chosen = keyAreas.flatMap((area) =>
    listChoices(area).flatMap((access) => toScopes({ ...noAccess, [area]: access })),
  );
  expect(chosen.toSorted()).toEqual(keyScopes.toSorted());
  expect(listChoices('analytics')).toEqual(['none', 'read']);
});

it('scopes are told in words', () => {
  expect(describeScopes(['media:read', 'pages:write'])).toEqual([
    'Pages (read and write)',
    'Images (read)',
  ]);
});
