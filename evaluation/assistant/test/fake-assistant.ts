// An assistant that does what a test says, and its judgment.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import { openPage } from '@vys/compiler/page-model/open-page';
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { AssistantReply } from '../../../server/src/modules/assistant/types.ts';
import { type AssistantCase, caseSchema } from '../cases.ts';
import { judgeCase, type Verdict } from '../judge.ts';
import type { Respond } from '../run-case.ts';
import { startPages } from '../start-pages.ts';

export type Start = keyof typeof startPages;
export type Expected = AssistantCase['expect'];

export const designOf = (start: Start): PageDesign =>
  openPage(startPages[start])?.design as PageDesign;
export const reply = (parts: Partial<AssistantReply>): AssistantReply => ({
  kind: 'answer',
  lang: 'en',
  say: 'Done.',
  operations: [],
  suggestions: [],
  ...parts,
});

/** Applies one list of operations for each message, and answers once they are used up. */
export function fake(...turns: (object[] | Partial<AssistantReply>)[]): Respond {
  let at = 0;
  return ({ page }) => {
    const turn = turns[at] ?? {};
    at += 1;
    if (!Array.isArray(turn)) return reply(turn);
    const operations: Operation[] = turn.map((one) => operationSchema.parse(one));
    const design = page && openPage(page)?.design;
    if (!design) throw new Error('no page');
    const changed = applyOperations(design, operations).design;
    return reply({ kind: 'changed', operations, page: writeDesign(changed) });
  };
}

export function judge(
  start: Start | null,
  expected: Expected,
  respond: Respond,
  turns = ['do it'],
): Verdict {
  const one = { id: 'x-1', class: 'several', lang: 'en', start, turns, expect: expected };
  return judgeCase(caseSchema.parse(one), respond);
}

export const addLink = (url: string, title: string, more = {}) => ({
  type: 'link.add',
  link: { id: 'new-link', title, url, ...more },
});
export const nothing = { kind: 'question', say: 'Which one?' } as const;
