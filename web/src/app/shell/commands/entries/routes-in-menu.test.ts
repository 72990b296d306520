// Every screen of the workspace can be reached from the command menu.
import type { User } from '@vys/contract/identity/accounts';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { screenCommandIds } from '#web/lib/commands/command-ids.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { rankCommands } from '#web/ui/overlays/rank-commands.ts';
import { findPublicScreen, publicScreens } from '../../../public-screens.tsx';
import { routes } from '../../../routes.tsx';
import { listEntries } from '../use-commands.tsx';
import type { Entry, EntryContext } from './entry.ts';

const list = (user: Partial<User> = {}, context: Partial<EntryContext> = {}): Entry[] =>
  listEntries({
    user: { ...ada, ...user },
    liveUrl: ada.page_url,
    pageId: 'x',
    isPageActive: true,
    isDark: true,
    isFeedFolded: false,
    canInstall: true,
    hasDevInbox: true,
    isSmall: false,
    ...context,
  });

const addressOf = ({ target }: Entry): string[] => {
  if ('to' in target) return [target.to];
  return 'href' in target ? [target.href] : [];
};

const pathOf = (address: string) => new URL(address, 'https://app.example').pathname;

/** The pattern of the route, which a path may be one of several for. */
const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

function listLeaves(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path ? [path] : []),
    ...listLeaves(children ?? []),
  ]);
}

const sources: Record<string, string> = import.meta.glob('/src/screens/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the parts of screens are called that links lead to. */
const anchors = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      source
        .split(/\banchor="|useAnchor<\w+>\('/)
        .slice(1)
        .map((rest) => rest.split(/["']/, 1)[0] ?? ''),
    ),
  ),
];
const hashOf = (address: string) => new URL(address, 'https://app.example').hash.slice(1);

describe('the command menu', () => {
  // The root leads to the dashboard, anything else too; the steps of onboarding follow one another.
  const steps = ['/onboarding/step-1', '/onboarding/step-2', '/onboarding/building'];
  // One user is chosen in the list of users.
  const notScreens = ['/', '*', ...steps, '/admin/users/:userId'];

  it.each(listLeaves(routes).filter((path) => !notScreens.includes(path)))(
    'ROUTE-12 ROUTE-14 ROUTE-16 ROUTE-17 leads to the screen %s',
    (leaf) => {
      const all = [...list({ is_operator: true }), ...list({ vys_url: '' })];
      const leaves = all.flatMap(addressOf).map((address) => leafOf(pathOf(address)));
      expect(leaves).toContain(leaf);
    },
  );

  it('ROUTE-18 leads to the Help Center and the API Docs', () => {
    expect(list().flatMap(addressOf)).toEqual(expect.arrayContaining(['/help', '/docs']));
  });

  // A link in an email leads to these, and says what they are about.
  const fromEmail = ['/verify-email', '/reset-password'];
  const publicPaths = Object.entries(publicScreens)
    .filter(([path, { allowSignedIn }]) => allowSignedIn && !fromEmail.includes(path))
    .map(([path]) => path);

  it.each(publicPaths)('leads to the screen %s, which needs no session', (path) => {
    expect(list().flatMap(addressOf).map(pathOf)).toContain(path);
  });

  it('leads to every part of a screen that has a name, and to none that is not there', () => {
    const users: Partial<User>[] = [{ is_operator: true }, { email_verified: false }];
    const led = new Set(
      users
        .flatMap((user) => list(user).flatMap(addressOf))
        .map(hashOf)
        .filter(Boolean),
    );
    expect(anchors.length).toBeGreaterThan(12);
    // Installing is an action of its own.
    expect([...led].toSorted()).toEqual(anchors.filter((name) => name !== 'app').toSorted());
    expect(list().map(({ id }) => id)).toContain('install');
  });

  it('TIER-10 shows what each period of the analytics takes', () => {
    const periods = list({ tier: 'free' }).filter(({ id }) => id.startsWith('analytics.period'));
    const held = periods.filter(({ isHeldBy }) => isHeldBy?.('free')).map(addressOf);
    expect(periods).toHaveLength(4);
    expect(held.flat()).toEqual([
      '/analytics?period=24h',
      '/analytics?period=7d',
      '/analytics?period=30d',
    ]);
  });

  it('leads nowhere but to screens and to the own page', () => {
    const own = [ada.page_url];
    const paths = list({ is_operator: true })
      .flatMap(addressOf)
      .filter((address) => !own.includes(address))
      .map(pathOf);
    expect(paths.length).toBeGreaterThan(20);
    const lost = paths.filter((path) => !findPublicScreen(path) && (leafOf(path) ?? '*') === '*');
    expect(lost).toEqual([]);
  });

  it('TIER-13 shows the screens of operators to operators only', () => {
    const screens = ['/moderation', '/announcements', '/dunning', '/model-usage'];
    const shown = (user: Partial<User>) =>
      list(user)
        .flatMap(addressOf)
        .filter((address) => screens.includes(address));
    expect([...new Set(shown({ is_operator: true }))]).toEqual(screens);
    expect(shown({})).toEqual([]);
  });

  it('offers every command of a screen from everywhere', () => {
    const offered = list({ is_operator: true, tier: 'pro' }).flatMap(({ target }) =>
      'command' in target && target.command ? [target.command] : [],
    );
    expect(offered.toSorted()).toEqual([...screenCommandIds].toSorted());
  });

  it.each([
    ['setings', 'Settings'],
    ['invoices', 'Billing'],
    ['linktree', 'Import a page'],
    ['api key', 'API keys'],
    ['qr code', 'Share Profile'],
    ['export website', 'Download page as a website'],
    ['unpublish', 'Hide page from visitors'],
    ['deutsch', 'Language: Deutsch'],
    ['30 days', 'Analytics: Last 30 Days'],
    ['json analytics', 'Export all analytics as JSON'],
    ['sign out', 'Logout'],
    ['archive', 'Archive read notifications'],
    ['export csv messages', 'Export messages as CSV'],
    ['qr svg', 'Download QR code as SVG'],
    ['business card', 'Download contact card'],
    ['ipad', 'Preview on a tablet'],
    ['downgrade', 'Change plan'],
    ['new passkey', 'Add a passkey'],
  ])('finds "%s" by other words and with letters left out: %s', (search, label) => {
    const commands = list().map(({ icon: _, ...entry }) => ({ ...entry, run: () => {} }));
    const [first] = rankCommands(commands, search);
    expect(first?.label).toBe(label);
  });

  it('names each entry once', () => {
    const users: Partial<User>[] = [{}, { is_operator: true, tier: 'team' }];
    for (const user of users) {
      const entries = list(user);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    }
  });

  it('offers nothing about a page where there is none', () => {
    const ids = list({ vys_url: '' }, { pageId: undefined, liveUrl: undefined }).map(
      ({ id }) => id,
    );
    for (const id of ['page.publish', 'page.export-site', 'share', 'live']) {
      expect(ids).not.toContain(id);
    }
    expect(ids).toEqual(expect.arrayContaining(['create', 'choose-username', 'page.import']));
  });
});
