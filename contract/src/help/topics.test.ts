// Topics and articles of the help center agree.
import { expect, it } from 'vitest';
import { allHelpArticleIds } from './articles.ts';
import { helpTopics } from './topics.ts';

it('every help article is under one topic', () => {
  expect(Object.values(helpTopics).flat().sort()).toEqual([...allHelpArticleIds].sort());
});
