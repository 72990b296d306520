// Requests without a token, with tokens that are forged or no longer valid, and with cookies alone.
import { expect } from 'vitest';
import { expectError } from './assertions.ts';
import type { Case, NegativeCase } from './case.ts';
import { call, expectSuccess, isMutating } from './case.ts';
import type { Person, RouteTestContext } from './test-context.ts';

async function ofEndedSession({ context }: Case): Promise<string> {
  const tokens = await context.signIn(context.owner);
  await context.signOut(tokens);
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

const anonymous: NegativeCase = {
  title: 'ASVS 8.2.1 rejects a request without a valid bearer token',
  applies: (route) => route.access === 'user',
  changesNothing: true,
  async run(one) {
    const none = await call(one, { token: undefined });
    expect(expectError(one.route, none, 401)).toBe('auth.unauthenticated');
    for (const authorization of ['Bearer', 'Bearer ', 'Basic b3duZXI6eA==', 'bearer\tx', 'x']) {
      const response = await call(one, { token: undefined, headers: { authorization } });
      expect(expectError(one.route, response, 401)).toBe('auth.unauthenticated');
    }
  },
};

const untrue: NegativeCase = {
  title: 'ASVS 7.2.1 rejects forged, foreign and expired tokens (I7)',
  applies: (route) => route.access !== 'public',
  changesNothing: true,
  async run(one) {
    for (const [what, token] of Object.entries(one.context.forged)) {
      const response = await call(one, { token });
      if (one.route.access === 'optional') expectSuccess(one, response);
      else expect(expectError(one.route, response, 401), what).toBe('auth.unauthenticated');
    }
  },
};

const ended: NegativeCase = {
  title: 'ASVS 7.4.1 rejects the token of an ended session (I6)',
  applies: (route) => route.access === 'user',
  changesNothing: false,
  async run(one) {
    const response = await call(one, { token: await ofEndedSession(one) });
    expect(expectError(one.route, response, 401)).toBe('auth.unauthenticated');
  },
};

/** Browsers send cookies by themselves, so none of them may identify the caller. */
const cookiesOnly: NegativeCase = {
  title: 'ASVS 3.5.1, 3.5.2 does nothing for cookies alone',
  applies: (route) => isMutating(route) && route.access === 'user',
  changesNothing: true,
  async run(one) {
    const token = await one.caller.token();
    const cookie = cookieNames.map((name) => `${name}=${token}`).join('; ');
    const origin = one.context.test.config.appOrigin;
    const response = await call(one, { token: undefined, headers: { cookie, origin } });
    expect(expectError(one.route, response, 401)).toBe('auth.unauthenticated');
  },
};

/** Routes that need no token do not reject a bad one, and treat the caller as anonymous. */
const untrueForAll: NegativeCase = {
  title: 'ignores a bad token',
  applies: ({ access, id }) => access === 'public' && id !== 'identity.userinfo',
  changesNothing: false,
  async run(one) {
    expectSuccess(one, await call(one, { token: one.context.forged['with a changed claim'] }));
  },
};

const userInfoUntrue: NegativeCase = {
  title: 'rejects forged, foreign and expired tokens (I7)',
  applies: ({ id }) => id === 'identity.userinfo',
  changesNothing: true,
  async run(one) {
    for (const token of Object.values(one.context.forged)) {
      const response = await call(one, { token });
      expectError(one.route, response, 401);
      expect(response.headers['www-authenticate'], response.what).toMatch(/error="invalid_token"/);
    }
  },
};

/** The token of an editor reaches pages and nothing else of the account. */
const ofAnEditor: NegativeCase = {
  title: 'ASVS 10.3.2 keeps to the scope of an editor’s token',
  applies: (route) => route.access === 'user',
  changesNothing: false,
  async run(one) {
    const token = await createEditorToken(one);
    const callRoute = async () => await call(one, { token });
    if (one.route.scope === 'pages') return expectSuccess(one, await callRoute());
    const changed = await one.context.changedBy(async () => {
      expect(expectError(one.route, await callRoute(), 403)).toBe('auth.forbidden');
    });
    expect(changed).toEqual([]);
  },
};

const editorTokens = new WeakMap<Person, Promise<string>>();

function createEditorToken({ context, caller }: Case): Promise<string> {
  const token = editorTokens.get(caller) ?? newEditorToken(context, caller);
  editorTokens.set(caller, token);
  return token;
}

async function newEditorToken(context: RouteTestContext, caller: Person): Promise<string> {
  const origin = 'https://editor.example';
  const issued = await context.test.call('POST', '/api/auth/editor-code', {
    token: await caller.token(),
    body: { redirect: `${origin}/` },
  });
  const { data } = (await issued.json()) as { data: { redirect_to: string } };
  const code = new URL(data.redirect_to).searchParams.get('token');
  const exchanged = await context.test.call('POST', '/api/auth/editor-token', {
    body: { code, origin },
  });
  return String(((await exchanged.json()) as { access_token: string }).access_token);
}

export const tokenCases: readonly NegativeCase[] = [
  anonymous,
  untrue,
  untrueForAll,
  userInfoUntrue,
  ended,
  cookiesOnly,
  ofAnEditor,
];
