// Composes a page from the profile found on a foreign page, with notes on what was imported and what was
// not. The assistant writes the text and the design.

import type { ImportNote } from '@vys/contract/pages/import-export';
import type { PageContent } from '@vys/contract/pages/pages';
import { composeProfilePage, type ProfilePage } from '../../assistant/jobs.ts';
import { importNotes } from '../messages.ts';
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
  owner: { username: string; fullName: string },
): ImportResult | undefined {
  if (profile.links.length === 0 && (profile.name === '' || profile.bio === '')) return undefined;
  const { background, accent } = profile;
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
    report: [...importedNotes(profile), ...skippedNotes(profile, parsed), ...reviewNotes(profile)],
  };
}

const note = (kind: ImportNote['kind'], text: string): ImportNote => ({ kind, text });

function importedNotes(profile: Profile): ImportNote[] {
  const { name, bio, picture, links, background, accent } = profile;
  const colors = [background, background && accent].filter(Boolean);
  return [
    ...(name ? [note('imported', importNotes.name(name))] : []),
    ...(bio ? [note('imported', importNotes.bio(bio))] : []),
    ...(picture ? [note('imported', importNotes.photo)] : []),
    ...(links.length > 0 ? [note('imported', importNotes.links(links.length))] : []),
    ...(colors.length > 0 ? [note('imported', importNotes.colors(colors))] : []),
  ];
}

function skippedNotes(
  { name, bio, links, background, skipped, cut }: Profile,
  { forms, scripts }: Pick<ParsedPage, 'forms' | 'scripts'>,
): ImportNote[] {
  const missing = [
    ...(name ? [] : [importNotes.missing.name]),
    ...(bio ? [] : [importNotes.missing.bio]),
    ...(links.length > 0 ? [] : [importNotes.missing.links]),
    ...(background ? [] : [importNotes.missing.colors]),
  ];
  return [
    ...(missing.length > 0 ? [note('skipped', importNotes.notFound(missing))] : []),
    ...(skipped > 0 ? [note('skipped', importNotes.internalLinks(skipped))] : []),
    ...(cut > 0 ? [note('skipped', importNotes.tooManyLinks(cut))] : []),
    ...(forms > 0 ? [note('skipped', importNotes.forms(forms))] : []),
    ...(scripts > 0 ? [note('skipped', importNotes.scripts)] : []),
    note('skipped', importNotes.design),
  ];
}

function reviewNotes({ picture, unwrapped, bio, shortened }: Profile): ImportNote[] {
  const { name, titles } = shortened;
  return [
    ...(name ? [note('review', importNotes.nameShortened(LONGEST.name))] : []),
    ...(shortened.bio ? [note('review', importNotes.bioShortened(bio.length, LONGEST.bio))] : []),
    ...(titles > 0 ? [note('review', importNotes.titlesShortened(titles, LONGEST.title))] : []),
    ...(picture ? [note('review', importNotes.photoHost(new URL(picture).hostname))] : []),
    ...(unwrapped > 0 ? [note('review', importNotes.trackedLinks(unwrapped))] : []),
  ];
}
