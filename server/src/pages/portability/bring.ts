// A page of ours from what was found on a foreign one, and in plain words what was taken and what was
// not. The words and the design are the assistant's.
import type { PageContent } from '@vys/contract/pages';
import type { ImportNote } from '@vys/contract/portability';
import { type Brief, composePage, type Facts } from '../../ai/jobs.ts';
import type { Profile } from './find-profile.ts';
import type { HtmlPieces } from './read-html.ts';

export type ImportedProfile = {
  content: PageContent;
  contentWithoutAvatar: PageContent | null;
  avatarUrl: string | null;
  report: ImportNote[];
};

/** Undefined when there is nothing to make a page from. */
export function importProfile(
  profile: Profile,
  pieces: Pick<HtmlPieces, 'forms' | 'scripts' | 'pictures'>,
  own: { username: string; fullName: string },
): ImportedProfile | undefined {
  if (profile.links.length === 0 && (profile.name === '' || profile.bio === '')) return undefined;
  const { background, accent } = profile;
  const brief: Brief = {
    tagline: profile.bio || null,
    ...(background ? { palette: paletteOf(background, accent) } : {}),
  };
  const facts: Facts = {
    username: own.username,
    fullName: profile.name || own.fullName,
    links: profile.links,
  };
  const compose = (all: Facts) => composePage('link-in-bio', all, own.username, brief);
  const plain = compose(facts);
  const pictured = profile.picture ? compose({ ...facts, avatarUrl: profile.picture }) : undefined;
  return {
    content: pictured ?? plain,
    contentWithoutAvatar: pictured ? plain : null,
    avatarUrl: profile.picture || null,
    report: [...taken(profile), ...left(profile, pieces), ...check(profile)],
  };
}

function paletteOf(bg: string, accent: string): NonNullable<Brief['palette']> {
  return { name: 'own', bg, accent: accent || bg, words: [] };
}

const note = (kind: ImportNote['kind'], text: string): ImportNote => ({ kind, text });

function taken(profile: Profile): ImportNote[] {
  const { name, bio, picture, links, background, accent } = profile;
  const colours = [background, background && accent].filter(Boolean).join(' and ');
  return [
    ...(name ? [note('taken', `Name: ${name}`)] : []),
    ...(bio ? [note('taken', `About: ${bio}`)] : []),
    ...(picture ? [note('taken', 'The profile picture')] : []),
    ...(links.length > 0 ? [note('taken', `${count(links.length, 'link')}, in order`)] : []),
    ...(colours ? [note('taken', `Colours: ${colours}`)] : []),
  ];
}

function left(
  { name, bio, links, background, skipped, cut }: Profile,
  { forms, scripts }: Pick<HtmlPieces, 'forms' | 'scripts'>,
): ImportNote[] {
  const missing = [
    ...(name ? [] : ['name']),
    ...(bio ? [] : ['text about the person']),
    ...(links.length > 0 ? [] : ['links']),
    ...(background ? [] : ['clear colours']),
  ];
  return [
    ...(missing.length > 0 ? [note('left', `Not found: ${missing.join(', ')}`)] : []),
    ...(skipped > 0
      ? [note('left', `${count(skipped, 'link')} of the old page itself or without a full address`)]
      : []),
    ...(cut > 0 ? [note('left', `${count(cut, 'link')} beyond the first 100`)] : []),
    ...(forms > 0 ? [note('left', `${count(forms, 'form')}; ask the assistant for new ones`)] : []),
    ...(scripts > 0 ? [note('left', 'Scripts')] : []),
    note('left', 'Layout and fonts: the page is designed anew'),
  ];
}

function check({ picture, unwrapped }: Profile): ImportNote[] {
  return [
    ...(picture
      ? [note('check', `The picture is still loaded from ${new URL(picture).hostname}`)]
      : []),
    ...(unwrapped > 0
      ? [note('check', `${count(unwrapped, 'link')} passed a counter and now lead straight there`)]
      : []),
  ];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
