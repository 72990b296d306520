// Composes a page from the profile found on a foreign page, with notes on what was imported and what was
// not. The assistant writes the text and the design.

import type { Language } from '@vys/contract/language/languages';
import type { ImportNote } from '@vys/contract/pages/import-export';
import type { PageContent } from '@vys/contract/pages/pages';
import { composeProfilePage, type ProfilePage } from '../../assistant/jobs.ts';
import { noteMessages } from '../note-messages/index.ts';
import { LONGEST, type Profile } from './extract-profile.ts';
import type { ParsedPage } from './read-html.ts';

export type ImportResult = {
  content: PageContent;
  contentWithoutAvatar: PageContent | null;
  avatarUrl: string | null;
  profile: { name: string; tagline: string; links: { title: string; url: string }[] };
  report: ImportNote[];
};

/** Undefined when there is nothing to make a page from. */
export function composeImportedPage(
  profile: Profile,
  parsed: Pick<ParsedPage, 'forms' | 'scripts' | 'pictures'>,
  owner: { username: string; fullName: string; language: Language },
): ImportResult | undefined {
  if (profile.links.length === 0 && (profile.name === '' || profile.bio === '')) return undefined;
  const { background, accent } = profile;
  const texts = noteMessages[owner.language];
  const given: ProfilePage = {
    username: owner.username,
    fullName: profile.name || owner.fullName,
    links: profile.links,
    ...(profile.bio ? { bio: profile.bio } : {}),
    ...(background ? { colors: { background, accent: accent || background } } : {}),
  };
  const plain = composeProfilePage(given);
  const pictured = profile.picture
    ? composeProfilePage({ ...given, avatarUrl: profile.picture })
    : undefined;
  return {
    content: pictured ?? plain,
    contentWithoutAvatar: pictured ? plain : null,
    avatarUrl: profile.picture || null,
    profile: { name: profile.name, tagline: profile.bio, links: profile.links },
    report: [
      ...importedNotes(profile, texts),
      ...skippedNotes({ ...profile, ...parsed }, texts),
      ...reviewNotes(profile, texts),
    ],
  };
}

type Texts = (typeof noteMessages)[Language];

/** A longer one is not repeated in the notes. */
const SHOWN_BIO = 300;

const note = (kind: ImportNote['kind'], text: string): ImportNote => ({ kind, text });

function importedNotes(
  { name, bio, picture, links, background, accent }: Profile,
  texts: Texts,
): ImportNote[] {
  const about = bio.length <= SHOWN_BIO ? texts.bio(bio) : texts.longBio(bio.length);
  return [
    ...(name ? [note('imported', texts.name(name))] : []),
    ...(bio ? [note('imported', about)] : []),
    ...(picture ? [note('imported', texts.photo)] : []),
    ...(links.length > 0 ? [note('imported', texts.links(links.length))] : []),
    ...(background ? [note('imported', texts.colors(background, accent ?? ''))] : []),
  ];
}

function skippedNotes(
  profile: Profile & Pick<ParsedPage, 'forms' | 'scripts'>,
  texts: Texts,
): ImportNote[] {
  const { name, bio, links, background, skipped, cut, forms, scripts } = profile;
  const missing = [
    ...(name ? [] : [texts.missing.name]),
    ...(bio ? [] : [texts.missing.bio]),
    ...(links.length > 0 ? [] : [texts.missing.links]),
    ...(background ? [] : [texts.missing.colors]),
  ];
  return [
    ...(missing.length > 0 ? [note('skipped', texts.notFound(missing.join(', ')))] : []),
    ...(skipped > 0 ? [note('skipped', texts.internalLinks(skipped))] : []),
    ...(cut > 0 ? [note('skipped', texts.tooManyLinks(cut))] : []),
    ...(forms > 0 ? [note('skipped', texts.forms(forms))] : []),
    ...(scripts > 0 ? [note('skipped', texts.scripts)] : []),
    note('skipped', texts.design),
  ];
}

function reviewNotes({ picture, unwrapped, bio, shortened }: Profile, texts: Texts): ImportNote[] {
  const { name, titles } = shortened;
  return [
    ...(name ? [note('review', texts.nameShortened(LONGEST.name))] : []),
    ...(shortened.bio ? [note('review', texts.bioShortened(bio.length, LONGEST.bio))] : []),
    ...(titles > 0 ? [note('review', texts.titlesShortened(titles, LONGEST.title))] : []),
    ...(picture ? [note('review', texts.photoHost(new URL(picture).hostname))] : []),
    ...(unwrapped > 0 ? [note('review', texts.trackedLinks(unwrapped))] : []),
  ];
}
