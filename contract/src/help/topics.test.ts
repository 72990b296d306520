// Topics and articles of the help center agree.
import { expect, it } from 'vitest';
import { helpArticleIds } from './articles.ts';
import { helpTopics } from './topics.ts';

it('every help article is under one topic', () => {
  expect(Object.values(helpTopics).flat().sort()).toEqual([...helpArticleIds].sort());
});
