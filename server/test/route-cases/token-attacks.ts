// Calls by nobody, with tokens that are not ours or not valid any more, and with cookies alone.
import { expect } from 'vitest';
import type { Attack, Case } from './case.ts';
import { call, expectSuccess, isMutating } from './case.ts';
import { expectRefusal } from './judge.ts';
import type { Person, World } from './world.ts';

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
    const origin = one.world.test.config.appOrigin;
    const answer = await call(one, { token: undefined, headers: { cookie, origin } });
    expect(expectRefusal(one.route, answer, 401)).toBe('auth.unauthenticated');
  },
};

/** Who needs no token is not turned away for a bad one, and is nobody with it. */
const untrueForAll: Attack = {
  title: 'takes no notice of a bad token',
  applies: ({ access, id }) => access === 'public' && id !== 'identity.userinfo',
  changesNothing: false,
  async run(one) {
    expectSuccess(one, await call(one, { token: one.world.forged['with a changed claim'] }));
  },
};

const userInfoUntrue: Attack = {
  title: 'refuses forged, foreign and expired tokens (I7)',
  applies: ({ id }) => id === 'identity.userinfo',
  changesNothing: true,
  async run(one) {
    for (const token of Object.values(one.world.forged)) {
      const answer = await call(one, { token });
      expectRefusal(one.route, answer, 401);
      expect(answer.headers['www-authenticate'], answer.what).toMatch(/error="invalid_token"/);
    }
  },
};

/** What an editor got reaches pages and nothing else of the account. */
const ofAnEditor: Attack = {
  title: 'keeps to the scope of an editor’s token',
  applies: (route) => route.access === 'user',
  changesNothing: false,
  async run(one) {
    const token = await editorTokenOf(one);
    const asked = async () => await call(one, { token });
    if (one.route.scope === 'pages') return expectSuccess(one, await asked());
    const changed = await one.world.changedBy(async () => {
      expect(expectRefusal(one.route, await asked(), 403)).toBe('auth.forbidden');
    });
    expect(changed).toEqual([]);
  },
};

const editorTokens = new WeakMap<Person, Promise<string>>();

function editorTokenOf({ world, caller }: Case): Promise<string> {
  const token = editorTokens.get(caller) ?? newEditorToken(world, caller);
  editorTokens.set(caller, token);
  return token;
}

async function newEditorToken(world: World, caller: Person): Promise<string> {
  const origin = 'https://editor.example';
  const made = await world.test.call('POST', '/api/auth/editor-code', {
    token: await caller.token(),
    body: { redirect: `${origin}/` },
  });
  const { data } = (await made.json()) as { data: { redirect_to: string } };
  const code = new URL(data.redirect_to).searchParams.get('token');
  const got = await world.test.call('POST', '/api/auth/editor-token', { body: { code, origin } });
  return String(((await got.json()) as { access_token: string }).access_token);
}

export const tokenAttacks: readonly Attack[] = [
  anonymous,
  untrue,
  untrueForAll,
  userInfoUntrue,
  ended,
  cookiesOnly,
  ofAnEditor,
];
