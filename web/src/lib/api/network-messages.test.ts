// A connection that breaks, in the words of the product instead of those of a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getErrorMessage } from './api-error.ts';
import { NO_RESPONSE } from './network-messages.ts';

describe('a connection that breaks', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Network Error',
    'The network connection was lost.',
    'Failed to fetch dynamically imported module: https://vys.example/assets/a.js',
    'error loading dynamically imported module: https://vys.example/assets/a.js',
    'Importing a module script failed.',
  ])('is never told as "%s"', (message) => {
    expect(getErrorMessage(new TypeError(message))).toBe(NO_RESPONSE);
  });

  it('leaves the words of other errors alone', () => {
    expect(getErrorMessage(new Error('This file isn’t a page export.'))).toBe(
      'This file isn’t a page export.',
    );
  });
});

/** Where errors are read that are known to have words of ours. */
const readers = [
  // Responses of the server, asked for before.
  'features/accounts/username/use-username-form.ts',
  'screens/billing/records/customer-card.tsx',
  'screens/login/login-messages.ts',
  'screens/moderation/case-view.tsx',
  'screens/onboarding/building-screen.tsx',
  'screens/settings/profile/use-profile-form.ts',
  'screens/signup/register-screen.tsx',
  'screens/signup/signup-screen.tsx',
  // Errors of our own.
  'features/identity/passkeys/add-passkey-dialog.tsx',
  'features/identity/passkeys/sign-in-passkey.tsx',
  // The log, and the details that a person can open on the screen of a crash.
  'app/errors/error-screen.tsx',
  'features/assistant/turns/watch-turn.ts',
  'lib/live/live-channel.ts',
];
const web = join(import.meta.dirname, '../..');

function filesWith(pattern: RegExp): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)test\//.test(path))
    .filter((path) => pattern.test(readFileSync(join(web, path), 'utf8')))
    .sort();
}

describe('the sources of the web app', () => {
  it('send requests in one place, which gives failures their words', () => {
    expect(filesWith(/(?<![\w.])fetch\(/)).toEqual([
      // Embeds a picture and goes without it.
      'features/accounts/sharing/qr/qr-files.ts',
      'lib/api/http.ts',
    ]);
  });

  it('show no message of an error as it is', () => {
    const found = filesWith(/\b(?:\w*[eE]rror|cause|reason)\.message\b(?!\s*\?\?)/).filter(
      (path) => !path.startsWith('lib/api/'),
    );
    expect(found).toEqual([...readers].sort());
  });
});
