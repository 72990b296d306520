// Which scopes of a new key are kept.
import type { KeyScope } from '@vys/contract/api/key-scopes';
import { expect, it } from 'vitest';
import { withoutImplied } from './rules.ts';

it.each<[KeyScope[], KeyScope[]]>([
  [['pages:read'], ['pages:read']],
  [['pages:write', 'pages:read'], ['pages:write']],
  [
    ['forms:read', 'pages:write', 'forms:read'],
    ['pages:write', 'forms:read'],
  ],
  [
    ['notifications:write', 'profile:read'],
    ['profile:read', 'notifications:write'],
  ],
])('of %s are kept %s', (scopes, kept) => {
  expect(withoutImplied(scopes)).toEqual(kept);
});
