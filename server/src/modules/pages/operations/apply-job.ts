// Applies operations to a page, in worker processes. Pure, from JSON to JSON.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { ApplyError, type ApplyProblem } from '@vys/compiler/page-model/apply-error';
import { changePage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/pages';

export type ApplyInput = { content: PageContent; operations: readonly Operation[] };
export type ApplyResult =
  | { ok: true; content: PageContent }
  | { ok: false; problem: ApplyProblem; message: string };

/** All or none. */
export function applyPageOperations({ content, operations }: ApplyInput): ApplyResult {
  try {
    return { ok: true, content: changePage(content, operations, writeDesign).content };
  } catch (error) {
    if (!(error instanceof ApplyError)) throw error;
    return { ok: false, problem: error.problem, message: error.message };
  }
}
