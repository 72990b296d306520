// Calls by nobody, with tokens that are not ours or not valid any more, and with cookies alone.
import { expect } from 'vitest';
import type { Attack, Case } from './case.ts';
import { call, expectSuccess, isMutating } from './case.ts';
import { expectRefusal } from './judge.ts';

async function ofEndedSession({ world }: Case): Promise<string> {
  const tokens = await world.signIn(world.owner);
  await world.signOut(tokens);
  return tokens.accessToken;
}

const cookieNames = [
  'vys-binding',
  '__Host-vys-binding',
  'access_token',
  'token',
  'session',
  'sid',
];

const anonymous: Attack = {
  title: 'refuses nobody',
  applies: (route) => route.access === 'user',
  changesNothing: true,
  async run(one) {
    const none = await call(one, { token: undefined });
    expect(expectRefusal(one.route, none, 401)).toBe('auth.unauthenticated');
    for (const authorization of ['Bearer', 'Bearer ', 'Basic b3duZXI6eA==', 'bearer\tx', 'x']) {
      const answer = await call(one, { token: undefined, headers: { authorization } });
      expect(expectRefusal(one.route, answer, 401)).toBe('auth.unauthenticated');
    }
  },
};

const untrue: Attack = {
  title: 'refuses forged, foreign and expired tokens (I7)',
  applies: (route) => route.access !== 'public',
  changesNothing: true,
  async run(one) {
    for (const [what, token] of Object.entries(one.world.forged)) {
      const answer = await call(one, { token });
      if (one.route.access === 'optional') expectSuccess(one, answer);
      else expect(expectRefusal(one.route, answer, 401), what).toBe('auth.unauthenticated');
    }
  },
};

const ended: Attack = {
  title: 'refuses the token of an ended session (I6)',
  applies: (route) => route.access === 'user',
  changesNothing: false,
  async run(one) {
    const answer = await call(one, { token: await ofEndedSession(one) });
    expect(expectRefusal(one.route, answer, 401)).toBe('auth.unauthenticated');
  },
};

/** Cookies travel by themselves, so none of them may be a sign of who asks. */
const cookiesOnly: Attack = {
  title: 'does nothing for cookies alone',
  applies: (route) => isMutating(route) && route.access === 'user',
  changesNothing: true,
  async run(one) {
    const token = await one.caller.token();
    const cookie = cookieNames.map((name) => `${name}=${token}`).join('; ');
    for (const origin of ['https://evil.example', one.world.test.config.appOrigin]) {
      const answer = await call(one, { token: undefined, headers: { cookie, origin } });
      expect(expectRefusal(one.route, answer, 401)).toBe('auth.unauthenticated');
    }
  },
};

export const tokenAttacks: readonly Attack[] = [anonymous, untrue, ended, cookiesOnly];
