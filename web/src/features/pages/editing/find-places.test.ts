// What code that was written by hand has a place for.
import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';

const places = (body: string, before = '') =>
  findPlaces({
    jsx: `${before}export default function Page() { return <main>${body}</main>; }`,
    css: '',
    metadata: { title: 'Page', description: '' },
  });

describe('the places of a page', () => {
  it('are its name, portrait and links', () => {
    const found = places(
      '<img src="https://a.example/me.png" alt="Me" /><h1>Ada</h1><p className="tagline">Small things</p><a href="https://a.example">A</a><a href="https://b.example">B</a>',
    );
    expect(found).toEqual({
      profile: ['name', 'tagline', 'avatar'],
      links: [
        { fields: ['title', 'url'], isRemovable: true },
        { fields: ['title', 'url'], isRemovable: true },
      ],
      canAddLinks: true,
      canOrderLinks: true,
    });
  });

  it('are not where the code computes a text, or has nothing', () => {
    expect(places('<a href="https://a.example">{title}</a>', "const title = 'A';")).toMatchObject({
      profile: [],
      links: [{ fields: ['url'] }],
      canOrderLinks: false,
    });
    expect(places('<p>Nothing</p>')).toMatchObject({ links: [], canAddLinks: false });
  });
});
