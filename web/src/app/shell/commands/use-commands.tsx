// The commands of the menu: what the screen in view can do, then screens, actions, settings and help.
import { entitlements } from '@vys/contract/billing/entitlements';
import type { Language } from '@vys/contract/language/languages';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  runScreenCommand,
  type ScreenCommand,
  screenCommands,
} from '#web/lib/commands/screen-commands.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Command } from '#web/ui/overlays/command.tsx';
import type { Entry, EntryContext, ShellAction } from './entries/entry.ts';
import { listPageActions } from './entries/page-entries.ts';
import { listScreens } from './entries/screen-entries.ts';
import { listSettings } from './entries/settings-entries.ts';
import { listWorkspaceActions } from './entries/workspace-entries.ts';
import { messages } from './messages/en.ts';

export const listEntries = (context: EntryContext): Entry[] => [
  ...listScreens(context),
  ...listPageActions(context),
  ...listWorkspaceActions(context),
  ...listSettings(context),
];

export function useCommands(
  context: EntryContext,
  actions: Readonly<Record<ShellAction, () => void>>,
  onLanguage: (language: Language) => void,
): Command[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ofScreen = useSyncExternalStore(screenCommands.subscribe, screenCommands.get);
  const go = (to: string) => void navigate(to);

  function run(entry: Entry): void {
    const { target, needs } = entry;
    if (needs && planFor(entry, context.user.tier)) {
      go(paths.upgrade(needs, pathname + search));
    } else if ('language' in target) {
      onLanguage(target.language);
    } else if ('href' in target) {
      window.open(target.href, '_blank', 'noreferrer');
    } else {
      if ('action' in target && target.action) actions[target.action]();
      if ('command' in target && target.command) runScreenCommand(target.command);
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

  // A screen may do something with a page that is not saved yet.
  const describing = context.pageId ? entries : listEntries({ ...context, pageId: 'unsaved' });
  const ofThisScreen = (command: ScreenCommand) => {
    const entry = describing.find(({ id }) => id === command.id);
    const described = command.label === undefined ? entry && describe(entry) : command;
    return described
      ? [{ ...described, group: messages.groups.screen, run: () => command.run() }]
      : [];
  };

  return [
    ...onScreen.flatMap(ofThisScreen),
    ...entries
      .filter(({ id }) => !shown.has(id))
      .map((entry) => ({
        ...describe(entry),
        locked: planFor(entry, context.user.tier),
        run: () => run(entry),
      })),
  ].map((command) => ({ ...command, run: () => void command.run() }));
}

function describe(entry: Entry) {
  const { icon: Icon, group, needs: _, isHeldBy: __, target: ___, ...rest } = entry;
  return { ...rest, group: messages.groups[group], icon: <Icon aria-hidden="true" /> };
}

/** The smallest plan that holds it; undefined where the own one does. */
function planFor({ needs, isHeldBy = (tier) => holds(tier, needs) }: Entry, own: Tier) {
  if (isHeldBy(own)) return undefined;
  const tier = tiers.find(isHeldBy);
  return tier && plans[tier].name;
}

function holds(tier: Tier, key: Entry['needs']): boolean {
  const entitlement = entitlements.find((candidate) => candidate.key === key);
  return !entitlement || entitlement.rank(plans[tier]) > 0;
}
