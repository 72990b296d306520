// What every part of the content panel needs: the page, its changes, and where to go.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { createContext, useContext } from 'react';
import type { OperationQueue } from '#web/features/pages/content/operations/use-operation-queue.ts';
import type { PageSupport } from './page-support.ts';

/** `section` of a link: the list that it stands in, unless that is the one at the top of the page. */
export type View =
  | { on: 'overview' }
  | { on: 'profile' }
  | { on: 'link'; id: string; section?: string | undefined }
  | { on: 'section'; id: string }
  | { on: 'item'; id: string; section: string };

export type Panel = {
  page: PageModel;
  supports: PageSupport;
  type: OperationQueue['type'];
  /** True when the page was changed. With a message, a toast offers to undo it. */
  apply: (operations: readonly Operation[], message?: string) => Promise<boolean>;
  open: (view: View) => void;
  /** Asks for an image of the library; calls back with its address. */
  chooseImage: (onChosen: (url: string) => void) => void;
};

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('a part of the content panel stands outside of it');
  return panel;
}
