// Holds the web app to one place that sends requests, and to showing no message of an error as a browser words it.
import { describe, expect, it } from 'vitest';
import { readRepositoryFiles } from './repository-files.ts';

/** Where errors are read that are known to have words of ours. */
const readers = [
  // Responses of the server, asked for before.
  'features/accounts/username/use-username-form.ts',
  'screens/billing/records/customer-card.tsx',
  'screens/login/login-messages.ts',
  'screens/moderation/case-view.tsx',
  'screens/onboarding/building/building-screen.tsx',
  'screens/settings/profile/use-profile-form.ts',
  'screens/signup/register-screen.tsx',
  'screens/signup/signup-screen.tsx',
  // Errors of our own.
  'features/identity/passkeys/add-passkey-dialog.tsx',
  'features/identity/passkeys/sign-in-passkey.tsx',
  // The log, and the details that a person can open on the screen of a crash.
  'app/errors/error-screen.tsx',
  // Looks for the words of browsers.
  'app/errors/stale-release.ts',
  'features/assistant/turns/watch-turn.ts',
  'lib/live/live-channel.ts',
];

const sources = readRepositoryFiles(
  (path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path),
).map(({ path, text }) => ({ path: path.slice('web/src/'.length), text }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

describe('the sources of the web app', () => {
  it('send requests in one place, which gives failures their words', () => {
    expect(filesWith(/(?<![\w.])fetch\(/)).toEqual(['lib/api/http.ts']);
  });

  it('show no message of an error as it is', () => {
    const found = filesWith(/\b(?:\w*[eE]rror|cause|reason)\.message\b(?!\s*\?\?)/).filter(
      (path) => !path.startsWith('lib/api/'),
    );
    expect(found).toEqual([...readers].sort());
  });
});
