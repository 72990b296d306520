// The documents that are printed from the code say what the code says now.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../server/src/platform/config-settings.ts';
import { generatedDocuments } from './generated-documents.ts';
import { printConfiguration } from './print-configuration.ts';
import { printRateLimits } from './print-rate-limits.ts';

describe('npm run docs', () => {
  it.each(generatedDocuments.map((document) => [basename(document.path), document] as const))(
    'has been run since %s changed',
    (_, { path, print }) => {
      expect(readFileSync(path, 'utf8')).toBe(print());
    },
  );
});

it('prints every environment variable with its default and meaning', () => {
  const empty = 'before\n<!-- settings:begin -->\noutdated row\n<!-- settings:end -->\nafter\n';
  const document = printConfiguration(empty).replaceAll(/ {2,}/g, ' ');
  expect(document).toContain('| `VYS_PAGES_PORT` | `4101` | Port of the public pages. |\n');
  expect(document).not.toContain('outdated row');
  expect(document.match(/^\| `[A-Z0-9_]+` \|/gm)).toHaveLength(Object.keys(settings).length);
  expect(() => printConfiguration('no markers')).toThrow('lost its markers');
});

it('ASVS 6.3.1 prints each kind of limit with its key, numbers, store and response', () => {
  const document = printRateLimits();
  for (const row of [
    '| `signIn.accountFromAddress` | one address guessing the password of one account | account and network | 5, then a wait of 1 s that doubles up to 45 s | PostgreSQL | 429 |',
    '| `totp.user` | MFA codes, after a correct password | user | 5, then one every 45 s | PostgreSQL | 429 |',
    '| `exportSite.user` | exports of a page as a static site | user | 20 an hour | memory | 429 |',
    '| `reportPage.address` | reports of a page | network | 5 in 10 min | memory | 429 |',
    '| `submitForm.pageDay` | form submissions from all visitors | page | 1,000 a day | stored rows | 429 |',
    '| `edit.user` | checks, previews, publishes, chats and imports at the same time | user | 4 at once | memory | 429 |',
    '| `register.global` | registrations of all | all together | 3,000, then one every 1 s | PostgreSQL | 429 |',
  ]) {
    expect(document.replaceAll(/ {2,}/g, ' ')).toContain(row);
  }
});
