// What a key may do, by area, as people choose and read it. Pure.
import { type KeyArea, type KeyScope, keyAreas, keyScopes } from '@vys/contract/api/key-scopes';
import { areas, messages } from './messages/en.ts';

export type Access = 'none' | 'read' | 'write';
export type AccessByArea = Readonly<Record<KeyArea, Access>>;

const toAll = (access: Access) =>
  Object.fromEntries(keyAreas.map((area) => [area, access])) as AccessByArea;
export const noAccess = toAll('none');
export const readAccess = toAll('read');

/** Areas without anything to change offer no writing. */
export const listChoices = (area: KeyArea): Access[] => [
  'none',
  'read',
  ...(keyScopes.some((scope) => scope === `${area}:write`) ? (['write'] as const) : []),
];

export const toScopes = (access: AccessByArea): KeyScope[] =>
  keyAreas.flatMap((area) => {
    const chosen = keyScopes.find((scope) => scope === `${area}:${access[area]}`);
    return chosen === undefined ? [] : [chosen];
  });

/** Like "Pages (read and write)". */
export function describeScopes(scopes: readonly KeyScope[]): string[] {
  return keyAreas.flatMap((area) => {
    const access = (['write', 'read'] as const).find((one) =>
      scopes.some((scope) => scope === `${area}:${one}`),
    );
    if (access === undefined) return [];
    return [`${areas[area].name} (${messages.access[access].toLowerCase()})`];
  });
}
