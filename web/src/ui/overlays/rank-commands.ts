// Which commands a search finds, best first: by the label, by other words, or with each word of the search somewhere.
import { defaultFilter } from 'cmdk';
import type { Command } from './command.tsx';

/** What scores less has the letters in the order of the search, and nothing else of it. */
const LEAST = 0.02;
const LEAST_OF_ONE_WORD = 0.1;

export function rankCommands(commands: readonly Command[], search: string): Command[] {
  return commands
    .map((command) => ({ command, score: rate(command, search.trim()) }))
    .filter(({ score }) => score > LEAST)
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command);
}

function rate({ label, description = '', keywords = [] }: Command, search: string): number {
  const others = [description, ...keywords];
  return Math.max(
    defaultFilter(label, search),
    ...others.map((words) => defaultFilter(words, search) * 0.9),
    rateByWord([label, ...others], search) * 0.5,
  );
}

/** As low as its least word. */
function rateByWord(texts: readonly string[], search: string): number {
  const scores = search
    .split(/\s+/)
    .map((word) => Math.max(...texts.map((text) => defaultFilter(text, word))));
  const least = Math.min(...scores);
  return least < LEAST_OF_ONE_WORD ? 0 : least;
}
