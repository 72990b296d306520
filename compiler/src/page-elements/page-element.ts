// Something on the page that can be selected: where the frame finds it, and what it is in the page model.
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { Image } from '@vys/contract/page-model/values';
import type { PreviewTarget } from '@vys/contract/pages/preview';

/** What holds a text or an image, and is moved, hidden, duplicated or removed as a whole. */
export type Owner =
  | { kind: 'profile' }
  | { kind: 'link'; id: string; section?: string | undefined }
  | { kind: 'section'; id: string }
  | { kind: 'item'; id: string; section: string };

/** Name of a field of the owner; `action.text` is the text of its action. */
export type FieldPath = string;

type Field<Value> = {
  path: FieldPath;
  value: Value;
  /** What stands beside it in the same field, and stays. */
  beside?: Readonly<Record<string, unknown>>;
};
export type TextField = Field<string> & {
  /** Longest text, in UTF-16 units. */
  max: number;
  hasLines: boolean;
  isOptional: boolean;
};
export type ImageField = Field<Image | undefined>;
export type AddressField = Field<string | undefined> & { isOptional: boolean };

/** A place in a list, and how far up and down it can go. As indexes for a move. */
export type Moves = { up?: number | undefined; down?: number | undefined };

export type PageElement = {
  target: PreviewTarget;
  owner: Owner;
  /** Of a section its kind, of a text or an image the name of its field. */
  name: string;
  /** The beginning of what it says. */
  excerpt: string;
  /** What is typed in its place: of a text itself, of a link its title. */
  text?: TextField | undefined;
  /** Key of the target that shows `text`. */
  textKey?: string | undefined;
  image?: ImageField | undefined;
  address?: AddressField | undefined;
  /** Id that a style of its own goes by, and whether it has a ground that can be colored. */
  style?: { id: string; hasBackground: boolean; color?: string; background?: string } | undefined;
  moves?: Moves | undefined;
  can: { hide: boolean; duplicate: boolean; remove: boolean };
};

export type PageElements = {
  /** Made from a page model, or code that was written freely. */
  kind: 'model' | 'code';
  /** Each after what it is within. */
  elements: readonly PageElement[];
  /** All ids, for new ones. */
  ids: readonly string[];
  /** Colors of the theme, for a choice. */
  colors: PageTheme['colors'];
};
