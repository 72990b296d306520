// The first page that the built-in assistant makes for a user with twelve links.
import type { PageContent } from '@vys/contract/pages/pages';
import { respond } from '../../server/src/modules/assistant/respond.ts';
import type { AssistantTurn } from '../../server/src/modules/assistant/types.ts';

const links = Array.from({ length: 12 }, (_, index) => ({
  title: `Collection ${index + 1}`,
  url: `https://shop.example/collections/${index + 1}`,
}));
const account = {
  username: 'anna',
  fullName: 'Anna Berg',
  links,
  plan: 'free',
  isPublished: false,
} as const;

/** A turn of the same person on the same day. */
export function turnWith(message: string, page: PageContent | null, seed: string): AssistantTurn {
  return { message, page, history: [], account, lang: 'en', today: '2026-01-01', seed };
}

export function assistantPage(seed = 'weight'): PageContent {
  const { page, say } = respond(turnWith('Create a page with my links', null, seed));
  if (!page) throw new Error(`The assistant made no page: ${say}`);
  return page;
}
