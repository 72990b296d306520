// What the edit worker does: reads the design of a page, and applies operations to its source. Pure.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageElements } from '@vys/compiler/page-elements/page-element';
import { readElements } from '@vys/compiler/page-elements/read-elements';
import { ApplyError, type ApplyProblem } from '@vys/compiler/page-model/apply-error';
import { changePage, type OpenedPage, openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { PageContent } from '@vys/contract/pages/page-content';
import { findPlaces, type PagePlaces } from './find-places.ts';
import {
  anotherLook,
  listLooks,
  listPaletteColors,
  type PaletteColors,
  type ThemeRequest,
} from './looks.ts';

export type EditJobs = {
  /** Null for code that cannot be read. */
  open: (content: PageContent) => OpenedPage | null;
  /** What can be selected in the preview; null for code that cannot be read. */
  elements: (source: Pick<PageContent, 'jsx' | 'css'>) => PageElements | null;
  apply: (input: { content: PageContent; operations: readonly Operation[] }) => Applied;
  /** Of code that was written by hand. */
  findPlaces: (content: PageContent) => PagePlaces;
  looks: (request: ThemeRequest) => PageTheme[];
  anotherLook: (request: ThemeRequest) => PageTheme;
  palettes: (input: null) => PaletteColors[];
};

export type Applied =
  /** `inverse` brings the page back; it is empty for code that was written by hand. */
  | { ok: true; content: PageContent; inverse: readonly Operation[] }
  | { ok: false; problem: ApplyProblem };

export const editJobs: EditJobs = {
  findPlaces,
  looks: listLooks,
  anotherLook,
  palettes: listPaletteColors,
  open: (content) => openPage(content) ?? null,
  elements: readElements,
  apply({ content, operations }) {
    try {
      const changed = changePage(content, operations, writeDesign);
      return { ok: true, content: changed.content, inverse: changed.inverse };
    } catch (error) {
      if (!(error instanceof ApplyError)) throw error;
      return { ok: false, problem: error.problem };
    }
  },
};
