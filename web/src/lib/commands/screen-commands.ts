// The commands that the screen in view adds to the command menu. Such a command can also be run from elsewhere: then
// it waits until the screen that has it is there.
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScreenCommandId } from './command-ids.ts';

type DescribedCommand = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Further words under which it is found. */
  keywords?: readonly string[];
  /** Keys that do the same. */
  keys?: readonly string[];
  run: () => unknown;
};

/** Label, icon and other words are those of the command menu's own entry, which are loaded with the menu. */
type ListedCommand = { id: ScreenCommandId; label?: undefined; run: () => unknown };

export type ScreenCommand = DescribedCommand | ListedCommand;

/** How long a command waits for its screen, which may have to be loaded first. */
const WAIT_MS = 30_000;

const sources = new Map<symbol, readonly ScreenCommand[]>();
const listeners = new Set<() => void>();
let listed: readonly ScreenCommand[] = [];
let waiting: { id: string; since: number } | undefined;

function update(source: symbol, commands: readonly ScreenCommand[] | undefined): void {
  if (commands) sources.set(source, commands);
  else sources.delete(source);
  listed = [...sources.values()].flat();
  for (const listener of listeners) listener();
  if (waiting && commands) runWaiting(commands);
}

function runWaiting(commands: readonly ScreenCommand[]): void {
  const command = commands.find(({ id }) => id === waiting?.id);
  if (!waiting || !command) return;
  const isLate = Date.now() - waiting.since > WAIT_MS;
  waiting = undefined;
  if (!isLate) command.run();
}

/** All that are registered now, as a store for React. */
export const screenCommands = {
  get: (): readonly ScreenCommand[] => listed,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Runs it at once where its screen is in view, else as soon as it is. */
export function runScreenCommand(id: string): void {
  waiting = { id, since: Date.now() };
  runWaiting(listed);
}

/** Registers what the screen can do right now; what it cannot do is left out. */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const names = JSON.stringify(commands.map(({ id, label }) => [id, label]));
  useEffect(() => {
    const source = Symbol(names);
    const run = (id: string) => latest.current.find((command) => command.id === id)?.run();
    update(
      source,
      latest.current.map((command) => ({ ...command, run: () => run(command.id) })),
    );
    return () => update(source, undefined);
  }, [names]);
}
