// The first page that the built-in assistant composes for a user with twelve links.
import { answer, type PageContent } from '../../server/src/modules/assistant/builtin/index.ts';

export function assistantPage(): PageContent {
  const links = Array.from({ length: 12 }, (_, index) => ({
    title: `Collection ${index + 1}`,
    url: `https://shop.example/collections/${index + 1}`,
  }));
  const facts = { username: 'anna', fullName: 'Anna Berg', links };
  const message = 'Create a page with my links';
  const reply = answer({ message, page: null, facts, seed: 'weight' });
  if (reply.kind !== 'page') throw new Error('The assistant made no page.');
  return reply.content;
}
