// Links whose address a later message gives.
import { openPage } from '@vys/compiler/page-model/open-page';
import { describe, expect, it } from 'vitest';
import { respond } from '../../../respond.ts';
import type { AssistantReply, AssistantTurn } from '../../../types.ts';

const turn = {
  history: [],
  account: { username: 'ada', fullName: 'Ada', links: [], plan: 'free', isPublished: false },
  lang: 'en',
  today: '2026-03-02',
  seed: 'seed',
} satisfies Partial<AssistantTurn>;

function answer(first: string, message: string): AssistantReply {
  const { page = null } = respond({ ...turn, message: first, page: null });
  return respond({ ...turn, message, page });
}

function linksAfter(first: string, message: string) {
  const { page } = answer(first, message);
  const links = page && openPage(page)?.design.page.links;
  return links?.map(({ title, url }) => [title, url]);
}

const two = 'A page with Instagram and TikTok';

describe('the address of a link that waits for one', () => {
  it.each([
    'My Instagram is @adamoss',
    'instagram: @adamoss',
    'https://instagram.com/adamoss',
    'add instagram @adamoss',
  ])('is taken from "%s"', (message) => {
    expect(linksAfter(two, message)).toEqual([
      ['Instagram', 'https://instagram.com/adamoss'],
      ['TikTok', undefined],
    ]);
  });

  it('is taken from a name alone where only one link waits', () => {
    expect(linksAfter('A page with Instagram', '@adamoss')).toEqual([
      ['Instagram', 'https://instagram.com/adamoss'],
    ]);
  });

  it('is asked for, and the link is not added again', () => {
    const { kind, say, page } = answer(two, 'Add the address of Instagram');
    expect([kind, say, page]).toEqual(['question', "What's the address of Instagram?", undefined]);
  });

  it('does not keep a link of another platform from being added', () => {
    expect(linksAfter('A page with Instagram', 'add a youtube link')).toHaveLength(2);
  });
});
