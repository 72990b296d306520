// What is taken back from the browser's storage, and what is not.
import { afterEach, describe, expect, it } from 'vitest';
import { ada } from '../test/mock-http.ts';
import { readSession, storageKeys, writeSession } from './session-storage.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: 1_900_000_000_000,
  sessionId: 's',
  user: ada,
  remember: true,
};

const { tier: _, ...withoutTier } = ada;

describe('a stored session', () => {
  it.each([
    ['as written', ada],
    ['of a user with a picture', { ...ada, avatar_url: '/a.png' }],
    [
      'of a user without limits',
      { ...ada, limits: { ...ada.limits, ai_requests_limit: null, ai_requests_week_limit: null } },
    ],
    ['with parts that a newer version has added', { ...ada, added: 1 }],
  ])('comes back %s', (_name, user) => {
    writeSession({ ...stored, user });
    expect(readSession()).toEqual({ ...stored, user });
  });

  it.each([
    ['not JSON', '{'],
    ['not an object', '"ada"'],
    ['null', 'null'],
    ['without a part', JSON.stringify(withoutTier)],
    ['without an inner part', JSON.stringify({ ...ada, limits: { storage_used: 1 } })],
    ['of another kind', JSON.stringify({ ...ada, pages_active: 'yes' })],
    ['a list where an object was', JSON.stringify({ ...ada, goals: [] })],
    ['an object where a list was', JSON.stringify({ ...ada, goal_notifications: {} })],
  ])('comes back without its user when that is %s', (_name, text) => {
    writeSession(stored);
    localStorage.setItem(storageKeys.user, text);
    expect(readSession()).toEqual({ ...stored, user: null });
  });
});
