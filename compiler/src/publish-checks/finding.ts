// Input and output of the publish checks. Every rule returns `Issue`; check.ts turns
// them into findings with their place.
import type { Phrase } from '../diagnostics.ts';
import type { PageElement } from '../page-elements/page-element.ts';
import type { Node, Program } from '../parse/ast.ts';
import type { Address } from './hosts/addresses.ts';
import type { Parents } from './source-edits.ts';
import type { Element } from './tree.ts';

/** A page can hold thousands; more than this is not read. */
export const MAX_ISSUES = 100;

export type SourceName = 'jsx' | 'css';
export type Replacement = { start: number; end: number; text: string };

export type PublishFinding = {
  rule: PublishRule;
  /** A page with a `block` is not published; a `warn` is advice. */
  severity: 'block' | 'warn';
  /** What it is and why it matters, for people. */
  message: string;
  /** What `message` is made from. */
  phrase?: Phrase;
  source?: SourceName;
  /** Both count from 1. */
  line?: number;
  column?: number;
  excerpt?: string;
  fix?: { label: string; phrase?: Phrase; replace?: Replacement };
  /** Key of the element of a page model that it is about: it is changed by operations. */
  element?: string;
};

export type PublishReport = { blocked: boolean; findings: PublishFinding[] };

export type PublishCheckInput = {
  jsx: string;
  css: string;
  title?: string;
  description?: string;
  /** The page as it rendered, before the sanitizer; missing when it only runs in the browser. */
  html?: string;
  /** The whole document as visitors get it. */
  document?: string;
  /** Hosts that are known to do harm, each with the words of the list that says so. */
  blockedHosts?: ReadonlyMap<string, string>;
  /** Why the hosts could not be looked up, if so. */
  unchecked?: string;
  /** Hosts of this product: pages must not pretend to be it, and links to them are not external. */
  ownHosts?: readonly string[];
  ownName?: string;
};

export type PublishRule =
  | 'secret-input'
  | 'brand-login'
  | 'confusable-host'
  | 'hidden-host'
  | 'punycode-host'
  | 'blocked-host'
  | 'links-unchecked'
  | 'contrast'
  | 'image-alt'
  | 'link-text'
  | 'heading-order'
  | 'page-weight'
  | 'dead-link'
  | 'placeholder-text'
  | 'preview-image'
  | 'code-navigation'
  | 'code-address';

export type Issue = Omit<PublishFinding, 'line' | 'column' | 'excerpt'> & {
  /** Offset in the source. */
  at?: number;
  /** Two issues of one rule about the same subject are reported once. */
  about?: string;
};

/** What the rules look at. `rendered` is empty when the page was not rendered. */
export type CheckContext = {
  input: PublishCheckInput;
  program: Program | undefined;
  source: Element;
  rendered: Element;
  /** Every text in the code, JSX text left out. */
  literals: { text: string; at: number; node: Node }[];
  parents: () => Parents;
  /** Of a page that was made from a page model. */
  elements: () => readonly PageElement[];
  addresses: readonly Address[];
};

export type Rule = (context: CheckContext) => Issue[];
