// The page that a client has which carries out the events of a turn in order.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { changePage } from '@vys/compiler/page-model/open-page';
import type { ChatEvent } from '@vys/contract/ai';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/page-content';

/** The working copy; undefined where there is none. */
export function replayTurn(events: readonly ChatEvent[]): PageContent | undefined {
  let base: PageContent | undefined;
  let operations: Operation[] = [];
  for (const event of events) {
    if (event.type === 'start') base = undefined;
    if (event.type === 'draft') base = event.data ?? undefined;
    if (event.type === 'start' || event.type === 'draft') operations = [];
    if (event.type === 'operation' && event.change) operations.push(event.change);
  }
  return base && changePage(base, operations, writeDesign).content;
}
