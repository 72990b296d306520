// Scopes of API keys: every route says what it takes, every scope opens something, and writing includes reading.
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../index.ts';
import { coversScope, keyAreas, keyScopes } from './key-scopes.ts';

/** No key reaches these, whatever its scopes. */
const outOfReach = [
  'identity.changePassword',
  'identity.listSessions',
  'identity.endSession',
  'identity.endSessions',
  'identity.addPasskey',
  'identity.issueEditorCode',
  'identity.listApiKeys',
  'identity.createApiKey',
  'identity.revokeApiKey',
  'accounts.deleteAccount',
  'accounts.exportAccount',
  'accounts.upgradeTier',
  'live.createTicket',
];

describe('scopes of API keys', () => {
  it.each(allRoutes.map((route) => [route.id, route] as const))(
    'ROUTE-18 are declared by %s, if it reads a token',
    (_id, { access, keyScope }) => {
      if (access === 'public') expect(keyScope).toBeUndefined();
      else expect(['none', ...keyScopes]).toContain(keyScope);
    },
  );

  it.each(keyScopes)('open a call: %s', (scope) => {
    expect(allRoutes.some(({ keyScope }) => keyScope === scope)).toBe(true);
    expect(keyAreas).toContain(scope.split(':')[0]);
  });

  it('open no call that changes something for those who may only read', () => {
    const readOnly = allRoutes.filter(({ keyScope }) => keyScope?.endsWith(':read'));
    // These compute something from what was sent, and save nothing.
    const unsaved = ['pages.compile', 'templates.use'];
    expect(readOnly.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual(unsaved);
  });

  it.each(outOfReach)('do not open %s', (id) => {
    expect(allRoutes.find((route) => route.id === id)?.keyScope).toBe('none');
  });

  it('do not open what operators do, nor anything about payment', () => {
    const closed = allRoutes.filter(
      ({ id, access, summary }) =>
        access !== 'public' && (summary.includes('(operators)') || id.startsWith('billing.')),
    );
    expect(closed.length).toBeGreaterThan(20);
    for (const { id, keyScope } of closed) expect(keyScope, id).toBe('none');
  });

  it('include reading where they allow writing, and nothing of other areas', () => {
    expect(coversScope(['pages:write'], 'pages:read')).toBe(true);
    expect(coversScope(['pages:read'], 'pages:read')).toBe(true);
    expect(coversScope(['pages:read'], 'pages:write')).toBe(false);
    expect(coversScope(['pages:write', 'media:write'], 'forms:read')).toBe(false);
    expect(coversScope([], 'profile:read')).toBe(false);
  });
});
