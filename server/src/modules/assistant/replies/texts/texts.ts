// What the assistant says about a page and its changes; one file per language. `{name}` and the like are filled in.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { ColorRole } from '@vys/contract/page-model/theme';
import type { Lang } from '../languages.ts';
import type { ColorName } from '../summaries/color-names.ts';
import { deTexts } from './de.ts';
import { enTexts } from './en.ts';
import { esTexts } from './es.ts';
import { frTexts } from './fr.ts';
import { itTexts } from './it.ts';
import { ptTexts } from './pt.ts';

/** Parts of one sentence: "I {added Instagram} and {moved Shop to the top}." */
export const changeKeys = [
  'added',
  'addedTo',
  'removed',
  'renamed',
  'addressChanged',
  'addressGiven',
  'fieldChanged',
  'fieldSet',
  'fieldRemoved',
  'updated',
  'toTop',
  'toEnd',
  'below',
  'into',
  'reordered',
  'hidden',
  'shown',
  'featured',
  'asIcon',
  'asNormal',
  'grouped',
  'ungrouped',
  'scheduled',
  'scheduledFrom',
  'scheduledUntil',
  'unscheduled',
  'duplicated',
  'replaced',
  'layoutChanged',
  'priceChanged',
  'soldOut',
  'canceled',
  'available',
  'dateChanged',
  'textReplaced',
  'textRemoved',
  'languageSet',
  'lookChanged',
  'family',
  'dark',
  'light',
  'colorSet',
  'colorsChanged',
  'lighter',
  'darker',
  'stronger',
  'softer',
  'displayFont',
  'bodyFont',
  'larger',
  'smaller',
  'round',
  'rounder',
  'squarer',
  'square',
  'airier',
  'tighter',
  'plainBackground',
  'gradient',
  'pattern',
  'imageBackground',
  'still',
  'quiet',
  'lively',
  'solidButtons',
  'outlineButtons',
  'softButtons',
  'lineButtons',
  'ownButtons',
  'noShadow',
  'softShadow',
  'hardShadow',
  'ownShadow',
  'alignedStart',
  'centered',
  'ownAlignment',
  'boldHeadings',
  'lightHeadings',
  'upperHeadings',
  'plainHeadings',
  'circleAvatar',
  'roundedAvatar',
  'squareAvatar',
  'archAvatar',
  'ownAvatar',
  'elementLarger',
  'elementSmaller',
  'elementColor',
  'elementBackground',
  'elementBold',
  'elementThin',
  'elementStart',
  'elementCenter',
  'elementEnd',
  'elementReset',
  'made',
  'redesigned',
  'undone',
  'undoneSome',
  'redone',
  'redoneSome',
  'restored',
  'more',
] as const;
export type ChangeKey = (typeof changeKeys)[number];

export const fieldKeys = [
  'name',
  'tagline',
  'about',
  'location',
  'pronouns',
  'avatar',
  'cover',
  'text',
  'image',
  'icon',
  'description',
  'title',
  'address',
  'phone',
  'email',
  'button',
  'headline',
  'note',
  'date',
  'time',
  'links',
  'sections',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

export type AskKind =
  | 'which'
  | 'address'
  | 'text'
  | 'value'
  | 'picture'
  | 'link'
  | 'removeAll'
  | 'startOver'
  | 'unclear'
  | 'contradiction'
  | 'takenBack'
  | 'rebuild';

export type Texts = {
  /** `{parts}`: see `changeKeys`. */
  sentence: string;
  changes: Readonly<Record<ChangeKey, string>>;
  /** As an object of the sentence: with an indefinite and with a definite article. */
  sections: Readonly<Record<SectionKind, readonly [a: string, the: string]>>;
  fields: Readonly<Record<FieldKey, string>>;
  roles: Readonly<Record<ColorRole, string>>;
  colors: Readonly<Record<ColorName, string>>;
  /** Said when a request changed nothing. */
  unchanged: string;
  notDone: string;
  receipt: {
    changed: string;
    created: string;
    design: string;
    texts: string;
    order: string;
    linksIntact: string;
    oneLinkIntact: string;
    otherLinkIntact: string;
    otherLinksIntact: string;
    noLinks: string;
    linksAdded: string;
    linksRemoved: string;
    linksChanged: string;
  };
  introduce: {
    ready: string;
    readyFor: string;
    /** Follows `ready` or `readyFor`. */
    with: string;
    links: string;
    /** Of links without one. */
    addresses: string;
    waiting: string;
    complete: string;
  };
  ask: Readonly<Record<AskKind, string>>;
  /** Messages that the assistant understands. */
  suggest: {
    addSection: string;
    linkAddress: string;
    avatar: string;
    tagline: string;
    socials: string;
    redesign: string;
    dark: string;
    light: string;
  };
};

export const texts: Readonly<Record<Lang, Texts>> = {
  en: enTexts,
  de: deTexts,
  fr: frTexts,
  es: esTexts,
  pt: ptTexts,
  it: itTexts,
};

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
