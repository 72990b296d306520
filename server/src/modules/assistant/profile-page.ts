// A page from what is known of a person without a message: after the onboarding, and of an imported page. The
// same profile gives the same page.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { schemeOf, solveColors } from '@vys/compiler/page-model/colors';
import { shortenText } from '@vys/compiler/text/shorten-text';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { isPlaceholder } from '@vys/contract/page-model/values';
import type { PageContent } from '@vys/contract/pages/pages';
import { composeDesign } from './creation/compose-design.ts';
import { readBrief } from './creation/read-brief.ts';
import { readMessage } from './reading/read-message.ts';
import type { AssistantAccount } from './types.ts';

export type ProfilePage = Pick<
  AssistantAccount,
  'username' | 'fullName' | 'avatarUrl' | 'links'
> & {
  bio?: string;
  /** Six hexadecimal digits after `#` each. */
  colors?: { background: string; accent: string };
};

/** No date stands on such a page, so it is the same on every day. */
const ANY_DAY = '2000-01-01';
const LONGEST_TAGLINE = 240;
const LONGEST_ABOUT = 2_000;

export function composeProfilePage(profile: ProfilePage): PageContent {
  return writeDesign(designProfilePage(profile));
}

/** Another seed may give another design of the same content. */
export function designProfilePage(
  { bio = '', colors, ...person }: ProfilePage,
  seed = person.username,
): PageDesign {
  const account: AssistantAccount = { ...person, plan: 'free', isPublished: false };
  const { lang, langConfidence } = readMessage(bio, { lang: 'en', today: ANY_DAY });
  const silent = readBrief(
    readMessage('', { lang: 'en', today: ANY_DAY }),
    { requests: [] },
    account,
  );
  const isLine = bio !== '' && bio.length <= LONGEST_TAGLINE;
  const brief = {
    ...silent,
    lang: langConfidence >= 0.6 ? lang : 'en',
    name: person.fullName || person.username,
    ...(isLine && { tagline: bio }),
  };
  const options = { lang: 'en', today: ANY_DAY, seed };
  const composed = withoutPlaceholders(composeDesign(brief, account, options));
  // Longer than a line: it stands below the name, whole.
  const design = bio === '' || isLine ? composed : withAbout(composed, bio);
  return colors ? withColors(design, colors) : design;
}

/** Visitors may see it at once, so nothing on it asks to be written. */
function withoutPlaceholders({ page, theme }: PageDesign): PageDesign {
  const { tagline, ...rest } = page;
  const isOpen = tagline === undefined || isPlaceholder(tagline);
  return { page: isOpen ? rest : page, theme };
}

function withAbout({ page, theme }: PageDesign, about: string): PageDesign {
  return { page: { ...page, about: shortenText(about, LONGEST_ABOUT) }, theme };
}

function withColors(
  { page, theme }: PageDesign,
  request: { background: string; accent: string },
): PageDesign {
  const colors = solveColors(request);
  const background = { kind: 'plain' } as const;
  return { page, theme: { ...theme, colors, scheme: schemeOf(colors), background } };
}
