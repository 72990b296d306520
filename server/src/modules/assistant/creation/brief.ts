// What a message says about a page that is to be made.
import type { Mood } from '@vys/compiler/page-design/look/moods';
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { PageFont } from '@vys/contract/page-model/theme';
import type { Price } from '@vys/contract/page-model/values';
import type { DayHours } from '../reading/message.ts';
import type { Occupation } from './occupation.ts';

export type BriefLook = {
  moods: readonly Mood[];
  /** Named for the look, in order. */
  colors: readonly string[];
  scheme?: 'light' | 'dark';
  hasGradient: boolean;
  font?: PageFont;
  /** Nothing is to move. */
  isStill?: true;
  /** Those that the message says what for. */
  background?: string;
  accent?: string;
};

export type BriefLink = {
  title?: string;
  url?: string;
  platform?: string;
  description?: string;
  /** It is to stand out. */
  isBig?: true;
};

export type BriefItem = {
  name: string;
  price?: Price;
  duration?: string;
  text?: string;
  group?: string;
};

export type BriefEvent = {
  name?: string;
  day?: string;
  when?: string;
  time?: string;
  place?: string;
  city?: string;
  url?: string;
  price?: Price;
  status?: 'sold-out' | 'canceled';
};

export type BriefHours = { days: readonly DayHours[]; notes: readonly string[] };

export type Brief = {
  /** Of the message, or of the interface where the message does not tell. */
  lang: string;
  name: string;
  /** As the message gives it; otherwise the name is the account's. */
  hasOwnName: boolean;
  occupation?: Occupation;
  tagline?: string;
  location?: string;
  /** In the creator's words: what no other part of the page says. */
  about: readonly string[];
  look: BriefLook;
  links: readonly BriefLink[];
  emails: readonly string[];
  phones: readonly { phone: string; url: string }[];
  hours?: BriefHours;
  addresses: readonly string[];
  items: readonly BriefItem[];
  /** Of the items, where the message tells. */
  offerKind?: 'menu' | 'services' | 'products';
  events: readonly BriefEvent[];
  faq: readonly { question: string; answer: string }[];
  quotes: readonly { quote: string; name?: string; role?: string }[];
  team: readonly { name: string; role?: string }[];
  stats: readonly { value: string; label: string }[];
  images: readonly string[];
  /** Sections that are asked for or plainly implied. */
  wanted: readonly SectionKind[];
  /** Sections that the message puts in an order, from the top. */
  order: readonly SectionKind[];
  /** That it is not to have, or not yet: none of these waits for content. */
  refused: readonly SectionKind[];
  /** What is counted down to, where the message says it beside the request. */
  countdownTo?: { day: string } | { dayOfMonth: number };
  /** "no links": none of the account and of a page before are kept. */
  dropsLinks: boolean;
  /** Another person or thing than on a page before: what that had is not kept. */
  isAnew: boolean;
};
