// What a search in the command palette finds, and in which order.
import { describe, expect, it } from 'vitest';
import { rankCommands } from './rank-commands.ts';

const command = (label: string, ...keywords: string[]) => ({
  id: label,
  label,
  group: 'x',
  keywords,
  run: () => {},
});

const commands = [
  command('Dashboard', 'home'),
  command('AI Studio', 'edit page', 'chat', 'editor', 'design'),
  command('Analytics', 'views', 'statistics'),
  command('Settings', 'preferences'),
  command('Notification Settings', 'email', 'settings'),
  command('Edit code', 'jsx'),
  command('Import a page', 'linktree'),
  command('Download your data', 'export', 'gdpr'),
];

describe('a search for commands', () => {
  it.each([
    ['edit code', ['Edit code']],
    ['set', ['Settings', 'Notification Settings']],
    ['setings', ['Settings', 'Notification Settings']],
    ['anlytcs', ['Analytics']],
    ['linktree', ['Import a page']],
    ['export data', ['Download your data']],
    ['  HOME ', ['Dashboard']],
    ['email sett', ['Notification Settings']],
    ['qqq', []],
  ])('finds for "%s" %o', (search, labels) => {
    expect(rankCommands(commands, search).map(({ label }) => label)).toEqual(labels);
  });
});
