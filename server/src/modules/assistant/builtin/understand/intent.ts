// Everything the built-in assistant can be asked to do, as data. What is not here is declined.
import type { Brief } from '../compose/compose-page.ts';
import type { SectionKind } from '../compose/sections.ts';
import type { Pair } from '../theme/fonts.ts';
import type { Palette } from '../theme/palettes.ts';
import type { PageKind } from '../types.ts';

/** Which link: by place (1 is the first, -1 the last), or by what it is called. */
export type Target = { nth: number } | { name: string };
/** A link the user spoke of; `ask` is what is missing when there is no address. */
export type WantedLink = { title: string; url: string; ask?: string; handle?: string };
export type Place =
  | { at: 'top' | 'bottom' | 'up' | 'down' }
  | { at: 'before' | 'after'; other: Target }
  | { at: 'nth'; nth: number };
export type ButtonShape = 'pill' | 'rounded' | 'square' | 'outline' | 'filled' | 'shadow';
export type SectionName = SectionKind | 'links';
export type ColorWish = { hex: string; words: string };

export type Intent =
  | { kind: 'create'; page: PageKind; brief: Brief }
  | { kind: 'add-links'; links: WantedLink[] }
  | { kind: 'rename-link'; target: Target; title: string }
  /** `orAdd` is the title of the new link when there is none of that name. */
  | { kind: 'set-link-url'; target: Target; link: WantedLink; orAdd?: string }
  /** A handle alone, for the link that still waits for one. */
  | { kind: 'handle'; handle: string; all: boolean }
  /** `parts` are the single names when the words may name several links. */
  | { kind: 'remove-link'; target: Target; parts?: Target[] }
  | { kind: 'move-link'; target: Target; to: Place }
  | { kind: 'swap-links'; a: Target; b: Target }
  | { kind: 'headline'; text: string }
  | { kind: 'bio'; text: string }
  | { kind: 'footer'; text: string }
  | { kind: 'about-text'; text: string }
  | { kind: 'page-title'; text: string }
  | { kind: 'page-description'; text: string }
  | { kind: 'form-button'; text: string }
  | { kind: 'avatar'; url: string }
  | { kind: 'remove-avatar' }
  | { kind: 'accent'; color: ColorWish }
  | { kind: 'background'; color: ColorWish }
  | { kind: 'gradient'; colors: ColorWish[] }
  | { kind: 'text-color'; color: ColorWish }
  | { kind: 'scheme'; to: 'dark' | 'light' }
  | { kind: 'palette'; palette?: Palette }
  | { kind: 'font'; pair: Pair; words: string; only?: 'display' | 'body' }
  | { kind: 'buttons'; shape: ButtonShape }
  | { kind: 'spacing'; to: 'more' | 'less' }
  | { kind: 'align'; to: 'left' | 'center' }
  | { kind: 'text-size'; to: 'bigger' | 'smaller' }
  | { kind: 'add-section'; section: SectionKind; button?: string }
  | { kind: 'remove-section'; section: SectionKind }
  | { kind: 'move-section'; section: SectionName; to: 'up' | 'down' | 'top' | 'bottom' }
  | { kind: 'redesign' }
  | { kind: 'undo' }
  | { kind: 'help' }
  | { kind: 'greeting' }
  /** Understood, but something is missing or not possible; `say` tells which. */
  | { kind: 'ask'; say: string; suggestions: string[] };

export type IntentKind = Intent['kind'];
