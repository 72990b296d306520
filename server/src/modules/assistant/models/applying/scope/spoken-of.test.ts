// What a message is about, where the built-in assistant took it for one change of content.
import { describe, expect, it } from 'vitest';
import { testPages } from '../../../ranking/data/pages.ts';
import { readMessage } from '../../../reading/read-message.ts';
import { readSpokenOf } from './spoken-of.ts';

const read = (text: string) =>
  readSpokenOf(readMessage(text, { lang: 'en', today: '2026-11-22' }), testPages.bakery, {
    asked: [{ type: 'link.hide', id: 'directions' }],
  });

describe('a message about a link', () => {
  it('is also about the field of the profile that it names, and about no other', () => {
    const { mayChange } = read('Hide the directions link and write a punchier tagline');
    expect(mayChange('directions')).toBe(true);
    expect(mayChange('tagline')).toBe(true);
    expect(mayChange('about')).toBe(false);
    expect(mayChange('instagram')).toBe(false);
  });

  it('is about the words that tell of the person where it says bio', () => {
    const { mayChange } = read('Hide the directions link and write a longer bio');
    expect(mayChange('about')).toBe(true);
    expect(mayChange('tagline')).toBe(false);
  });

  it('is not about another link whose id is the name of an attribute', () => {
    const { mayChange } = read('Hide the directions link, keep the sequence');
    expect(mayChange('order')).toBe(false);
  });
});
