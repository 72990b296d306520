// Edits of words and the picture on the source: headline, bio, footer, about, form button, avatar.
import { elementName, findAttribute, readElementText } from '@vys/compiler';
import { jsxText, jsxValue, monogram, portrait } from '../compose/markup.ts';
import { longestWord } from '../compose/stylesheet.ts';
import type { Facts, PageContent } from '../types.ts';
import { hasToken, setToken } from './css-edit.ts';
import { closing } from './edit-links.ts';
import { type Edited, refused } from './edited.ts';
import {
  avatarOf,
  bioOf,
  classOf,
  footerOf,
  formOf,
  headlineOf,
  innerRange,
  isInside,
  named,
  type Range,
  rootOf,
  type Source,
  sectionOf,
  textRanges,
} from './source.ts';
import { insertAfter, insertBefore, removal, type Splice, splice } from './splice.ts';

const done = (page: PageContent, changes: Splice[], did: string, changed: string): Edited => ({
  ok: true,
  page: { ...page, jsx: splice(page.jsx, changes) },
  did,
  changed,
});

/** The one text of an element, or all that stands in it when there are several. */
function wording(element: Parameters<typeof textRanges>[0]): Range | undefined {
  const ranges = textRanges(element);
  return ranges.length === 1 ? ranges[0] : innerRange(element);
}

export function setHeadline(page: PageContent, source: Source, text: string): Edited {
  const headline = headlineOf(source);
  const range = headline && wording(headline);
  if (!range) return refused('I found no headline (an h1) on this page.');
  const css = hasToken(page.css, '--letters')
    ? setToken(page.css, '--letters', String(longestWord(text)))
    : page.css;
  return done(
    { ...page, css },
    [{ ...range, text: jsxText(text) }],
    `set the headline to “${text}”`,
    'hero headline',
  );
}

export function setBio(page: PageContent, source: Source, text: string): Edited {
  const bio = bioOf(source);
  const range = bio && wording(bio);
  if (range)
    return done(page, [{ ...range, text: jsxText(text) }], 'set the line under your name', 'bio');
  const headline = headlineOf(source);
  if (!headline) return refused('I found no headline to put that line under.');
  const line = `<p className="tagline">${jsxText(text)}</p>`;
  return done(
    page,
    [insertAfter(page.jsx, headline.end, headline.start, line)],
    'added a line under your name',
    'bio',
  );
}

export function setFooter(page: PageContent, source: Source, text: string): Edited {
  const footer = footerOf(source);
  const range = footer && (textRanges(footer)[0] ?? innerRange(footer));
  if (range) return done(page, [{ ...range, text: jsxText(text) }], 'set the footer', 'footer');
  const inner = innerRange(rootOf(source) ?? (source.elements[0] as never));
  if (!inner) return refused('I found no place for a footer on this page.');
  const block = `<footer className="footer">\n  <p>${jsxText(text)}</p>\n</footer>`;
  return done(page, [closing(page.jsx, inner.end, block)], 'added a footer', 'footer');
}

export function setAboutText(page: PageContent, source: Source, text: string): Edited {
  const about = sectionOf(source, 'about');
  const paragraph =
    about && named(source, 'p').find((p) => p.start >= about.start && p.end <= about.end);
  const range = paragraph && wording(paragraph);
  if (!range) return refused('This page has no about section yet.', ['Add an about section']);
  return done(page, [{ ...range, text: jsxText(text) }], 'set the about text', 'about text');
}

export function setFormButton(page: PageContent, source: Source, text: string): Edited {
  const form =
    formOf(source, 'newsletter') ?? formOf(source, 'contact') ?? named(source, 'form')[0];
  const button =
    form && named(source, 'button').find((b) => b.start >= form.start && b.end <= form.end);
  const range = button && wording(button);
  if (!range)
    return refused('There is no sign-up form on this page yet.', ['Add a newsletter form']);
  return done(
    page,
    [{ ...range, text: jsxText(text) }],
    `set the form button to “${text}”`,
    'form button',
  );
}

export function setAvatar(page: PageContent, source: Source, url: string, facts: Facts): Edited {
  const name = nameOn(source, facts);
  const face = avatarOf(source);
  const src = face && findAttribute(face, 'src')?.value;
  if (src)
    return done(
      page,
      [{ start: src.start, end: src.end, text: jsxValue(url) }],
      'set your picture',
      'avatar',
    );
  if (face && elementName(face) !== 'img') {
    return done(
      page,
      [{ start: face.start, end: face.end, text: portrait(url, name) }],
      'set your picture',
      'avatar',
    );
  }
  const headline = headlineOf(source);
  if (!headline) return refused('I found no headline to put the picture above.');
  const css = page.css.includes('.avatar')
    ? page.css
    : `${page.css.trimEnd()}\n.avatar { width: 6rem; height: 6rem; border-radius: 50%; object-fit: cover; }\n`;
  return done(
    { ...page, css },
    [insertBefore(page.jsx, headline.start, portrait(url, name))],
    'added your picture',
    'avatar',
  );
}

export function removeAvatar(page: PageContent, source: Source, facts: Facts): Edited {
  const face = avatarOf(source);
  if (!face) return refused('There is no avatar on this page.');
  const own =
    classOf(face).includes('avatar') &&
    isInside(source, face, 'header') &&
    elementName(face) === 'img';
  const change = own
    ? { start: face.start, end: face.end, text: monogram(nameOn(source, facts)) }
    : removal(page.jsx, face);
  return done(
    page,
    [change],
    own ? 'put your initials in place of the picture' : 'removed the avatar',
    'avatar',
  );
}

function nameOn(source: Source, facts: Facts): string {
  const headline = headlineOf(source);
  return (headline && readElementText(headline)) || facts.fullName || facts.username;
}
