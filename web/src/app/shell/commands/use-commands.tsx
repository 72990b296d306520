// The commands of the menu: what the screen in view can do, then screens, actions, settings and help.
import { entitlements } from '@vys/contract/billing/entitlements';
import { plans, tiers } from '@vys/contract/plans';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { runScreenCommand, screenCommands } from '#web/lib/commands/screen-commands.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import type { Entry, EntryContext, ShellAction } from './entry.ts';
import { messages } from './messages/en.ts';
import { listPageActions } from './page-entries.ts';
import { listScreens } from './screen-entries.ts';
import { settingsEntries } from './settings-entries.ts';
import { listWorkspaceActions } from './workspace-entries.ts';

export const listEntries = (context: EntryContext): Entry[] => [
  ...listScreens(context),
  ...listPageActions(context),
  ...listWorkspaceActions(context),
  ...settingsEntries,
];

export function useCommands(
  context: EntryContext,
  actions: Readonly<Record<ShellAction, () => void>>,
): Command[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ofScreen = useSyncExternalStore(screenCommands.subscribe, screenCommands.get);
  const go = (to: string) => void navigate(to);

  function run({ target, needs }: Entry): void {
    if (needs && planFor(needs, context)) {
      go(paths.upgrade(needs, pathname + search));
    } else if ('action' in target) {
      actions[target.action]();
    } else if ('href' in target) {
      window.open(target.href, '_blank', 'noreferrer');
    } else {
      if (target.command) runScreenCommand(target.command);
      if ('to' in target) go(target.to);
    }
  }

  const entries = listEntries(context);
  // What is registered on every screen keeps its place among the entries.
  const everywhere = entries.flatMap(({ target }) =>
    'command' in target && !('to' in target) ? [target.command as string] : [],
  );
  const onScreen = ofScreen.filter(({ id }) => !everywhere.includes(id));
  const shown = new Set(onScreen.map(({ id }) => id));

  return [
    ...onScreen.map((command) => ({ ...command, group: messages.groups.screen })),
    ...entries
      .filter(({ id }) => !shown.has(id))
      .map((entry) => {
        const { icon: Icon, group, needs, target: _, ...rest } = entry;
        return {
          ...rest,
          group: messages.groups[group],
          icon: <Icon aria-hidden="true" />,
          locked: needs && planFor(needs, context),
          run: () => run(entry),
        };
      }),
  ].map((command) => ({ ...command, run: () => void command.run() }));
}

/** The smallest plan that holds it; undefined where the own one does. */
function planFor(
  key: NonNullable<Entry['needs']>,
  { user }: Pick<EntryContext, 'user'>,
): string | undefined {
  const entitlement = entitlements.find((candidate) => candidate.key === key);
  if (!entitlement || entitlement.rank(plans[user.tier]) > 0) return undefined;
  const tier = tiers.find((candidate) => entitlement.rank(plans[candidate]) > 0);
  return tier && plans[tier].name;
}
