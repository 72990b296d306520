// Entry point of the ai module in worker processes: what the assistant does with a message, as jobs. Pure
// functions from JSON to JSON.
import type { PageContent } from '@vys/contract/pages';
import {
  answer,
  composePage,
  type Facts,
  linksIn,
  type Reply,
  type Turn,
} from './builtin/index.ts';

export { type Brief, composePage, type Facts } from './builtin/index.ts';

/** Without `facts.links` the links of the page are read from it. */
export type MessageInput = Omit<Turn, 'facts'> & {
  facts: Omit<Facts, 'links'> & Partial<Pick<Facts, 'links'>>;
};

function respondToMessage({ facts, ...turn }: MessageInput): Reply {
  const links = facts.links ?? (turn.page ? linksIn(turn.page) : []);
  return answer({ ...turn, facts: { ...facts, links } });
}

function composeLinkPage(facts: Facts): PageContent {
  return composePage('link-in-bio', facts, facts.username, { tagline: null });
}

export const assistantJobs = { respondToMessage, composeLinkPage };
export type AssistantJobs = typeof assistantJobs;
