// What a page design is put together from. Families and sections are source text: a component each, with its
// CSS. The writer takes the parts that a page uses, so that its code holds nothing else.
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';

export type CodePart = {
  /**
   * One or more functions, formatted, two spaces. Shared components and values that it names (`shared-code.ts`)
   * are added by the writer.
   */
  jsx: string;
  css: string;
};

/** Layouts of one kind of section by name. The component of `menu` in the layout `dotted` is `MenuDotted({ section })`. */
export type SectionDesign = {
  /** For all layouts of the kind. */
  css: string;
  layouts: Readonly<Record<string, CodePart>>;
};

/** What a theme may leave to its family. */
export type Decisions = {
  [Name in
    | 'buttons'
    | 'shadow'
    | 'align'
    | 'headingWeight'
    | 'headingCase'
    | 'avatar']: NonNullable<PageTheme[Name]>;
};

export type FamilyDesign = {
  /**
   * Functions of the page: `Hero`, `Links` and whatever they need, and at the end
   * `export default function Page() { … }`, which shows `<Sections />`.
   */
  jsx: string;
  css: string;
  /** Left out where the theme wants no motion. */
  motionCss: string;
  /** Layout of each kind of section that names none. */
  layouts: Readonly<Record<SectionKind, string>>;
  defaults: Decisions & { radius: number };
  /** Names of palettes (`look/palettes.ts`) and type pairs (`look/type-pairs.ts`) that suit it, best first. */
  palettes: readonly string[];
  typePairs: readonly string[];
};

export type Families = Readonly<Partial<Record<LayoutFamily, FamilyDesign>>>;
export type SectionDesigns = Readonly<Partial<Record<SectionKind, SectionDesign>>>;

/** `MenuDotted` for `menu` and `dotted`. */
export function componentName(kind: string, layout: string): string {
  return `${kind}-${layout}`
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
