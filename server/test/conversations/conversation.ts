// A golden conversation: what a creator asks in turn, what a good model makes of it, and what must come of it.
import type { operationSchema } from '@vys/contract/page-model/operations';
import type { z } from 'zod';
import type { StartPageName } from '../model-server/catalogue/start-pages.ts';

export type GoldenTurn = {
  kind: 'create' | 'edit' | 'about' | 'question' | 'undo' | 'out of scope' | 'image';
  message: string;
  /** The part of the page that was selected. */
  selection?: string;
  /** What the model says and does; how it writes that is a matter of its style. */
  say: string;
  operations?: readonly z.input<typeof operationSchema>[];
  /**
   * All that differs afterwards: ids, `profile.` and a field, `theme`, `+` and a kind for what is new, `-` and the id of
   * what is gone. Of a first page nothing is compared. Undo gives the page from before the last change to the byte.
   */
  changes: readonly string[];
  texts?: readonly string[];
  links?: readonly string[];
  /** Addresses that may go. */
  lostLinks?: readonly string[];
};

export type Conversation = {
  /** Completes "a creator who …". */
  name: string;
  page: StartPageName | 'none';
  turns: readonly GoldenTurn[];
};

export const undo: GoldenTurn = { kind: 'undo', message: 'undo', say: '', changes: [] };

export const ask = (message: string, say: string): GoldenTurn => ({
  kind: 'question',
  message,
  say,
  changes: [],
});

export const outOfScope = (message: string): GoldenTurn => ({
  kind: 'out of scope',
  message,
  say: 'I only work on your page.',
  changes: [],
});
