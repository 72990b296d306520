// The names behind an API key in a realm: asked for once in five seconds, kept for minutes of an outage.
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../../test/clock.ts';
import { MINUTE, SECOND } from '../../../../platform/time-spans.ts';
import { unavailable } from '../realm/realm-http.ts';
import { createFindNames, type FindNames } from './find-names.ts';
import type { RealmUser } from './users.ts';

const ada: RealmUser = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0001',
  ...{ username: 'ada', email: 'ada@example.test', firstName: 'Ada', lastName: 'Moss' },
  ...{ emailVerified: true, enabled: true, totp: false },
};
const names = { username: 'ada', email: 'ada@example.test', fullName: 'Ada Moss' };

let clock = createTestClock();
let user: RealmUser | undefined;
let isAway: boolean;
let requests: number;
let findNames: FindNames;

beforeEach(() => {
  clock = createTestClock();
  [user, isAway, requests] = [ada, false, 0];
  const find = async () => {
    requests += 1;
    if (isAway) throw unavailable('away');
    return user;
  };
  findNames = createFindNames({ users: { find }, clock });
});

describe('the names of a user in the realm', () => {
  it('are asked for once in five seconds, also by requests at once', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => findNames(ada.id)));
    expect(found).toEqual(Array(20).fill(names));
    clock.advance(5 * SECOND - 1);
    await findNames(ada.id);
    expect(requests).toBe(1);
    clock.advance(1);
    user = { ...ada, username: 'lovelace' };
    expect(await findNames(ada.id)).toEqual({ ...names, username: 'lovelace' });
    expect(requests).toBe(2);
  });

  it.each([
    ['disabled', { ...ada, enabled: false }],
    ['gone', undefined],
  ])(
    'are none for a user who is %s, five seconds later and during an outage',
    async (_what, now) => {
      expect(await findNames(ada.id)).toEqual(names);
      user = now;
      clock.advance(5 * SECOND);
      expect(await findNames(ada.id)).toBeUndefined();
      clock.advance(5 * SECOND);
      isAway = true;
      await expect(findNames(ada.id)).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  it('count for five minutes of an outage, and no longer', async () => {
    expect(await findNames(ada.id)).toEqual(names);
    isAway = true;
    clock.advance(5 * MINUTE - 1);
    expect(await findNames(ada.id)).toEqual(names);
    clock.advance(1);
    await expect(findNames(ada.id)).rejects.toMatchObject({ code: 'unavailable' });
    isAway = false;
    expect(await findNames(ada.id)).toEqual(names);
  });
});
