// What the publish gate is given and what it answers. Every rule returns `Found`; check.ts turns
// them into findings with their place.
import type { Node, Program } from '../ast.ts';
import type { Address } from './addresses.ts';
import type { Parents } from './source-edits.ts';
import type { Element } from './tree.ts';

/** Nobody reads more, and a page can hold thousands. */
export const MAX_FOUND = 100;

export type SourceName = 'jsx' | 'css';
export type Replacement = { start: number; end: number; text: string };

export type GateFinding = {
  rule: GateRule;
  /** A page with a `block` is not published; a `warn` is advice. */
  severity: 'block' | 'warn';
  /** What it is and why it matters, for people. */
  message: string;
  source?: SourceName;
  /** Both count from 1. */
  line?: number;
  column?: number;
  excerpt?: string;
  fix?: { label: string; replace?: Replacement };
};

export type GateReport = { blocked: boolean; findings: GateFinding[] };

export type GateInput = {
  jsx: string;
  css: string;
  title?: string;
  description?: string;
  /** The page as it rendered, before the sanitiser; missing when it only runs in the browser. */
  html?: string;
  /** The whole document as visitors get it. */
  document?: string;
  /** Hosts that are known to do harm, each with the words of the list that says so. */
  blockedHosts?: ReadonlyMap<string, string>;
  /** Why the hosts could not be looked up, if so. */
  unchecked?: string;
  /** Hosts of this product: nobody may pretend to be it, and its own addresses are no strangers. */
  ownHosts?: readonly string[];
  ownName?: string;
  /** Texts that the assistant leaves for the author to write. */
  placeholders?: readonly string[];
};

export type GateRule =
  | 'secret-input'
  | 'brand-login'
  | 'look-alike-host'
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

export type Found = Omit<GateFinding, 'line' | 'column' | 'excerpt'> & {
  /** Offset in the source. */
  at?: number;
  /** Two findings of one rule about the same are told once. */
  about?: string;
};

/** What the rules look at. `rendered` is empty when the page was not rendered. */
export type Scene = {
  input: GateInput;
  program: Program | undefined;
  source: Element;
  rendered: Element;
  /** Every text in the code, JSX text left out. */
  literals: { text: string; at: number; node: Node }[];
  parents: () => Parents;
  addresses: readonly Address[];
};

export type Rule = (scene: Scene) => Found[];
