// Pages that were written as code. Their links are known by their titles, so a new title is another id: the panel names
// them by their place, and edits wait until the page is read again after the edit before.
import type { OpenedPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { useEffect, useRef } from 'react';
import type { ApplyOperations } from '#web/features/pages/content/operations/use-operation-queue.ts';

/** An edit that changes nothing is not followed by another reading. */
const READING_MS = 2_000;

export const placeId = (index: number): string => `place-${index + 1}`;

export function withPlaceIds(page: PageModel): PageModel {
  return { ...page, links: page.links.map((link, index) => ({ ...link, id: placeId(index) })) };
}

/** Takes operations on links by their place. */
export function useCodePageApply(opened: OpenedPage, onApply: ApplyOperations): ApplyOperations {
  const latest = useRef(opened);
  const onRead = useRef<() => void>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = opened;
    onRead.current?.();
  }, [opened]);

  async function applyNext(operations: readonly Operation[]) {
    const before = latest.current;
    const ids = before.design.page.links.map(({ id }) => id);
    const applied = await onApply(operations.map((operation) => withOwnIds(operation, ids)));
    if (applied && latest.current === before) {
      await new Promise<void>((resolve) => {
        onRead.current = resolve;
        setTimeout(resolve, READING_MS);
      });
    }
    return applied;
  }

  return (operations) => {
    const applied = queue.current.then(() => applyNext(operations));
    queue.current = applied.catch(() => undefined);
    return applied;
  };
}

function withOwnIds(operation: Operation, ids: readonly string[]): Operation {
  const own = (id: string) => ids.find((_id, index) => placeId(index) === id) ?? id;
  switch (operation.type) {
    case 'link.update':
    case 'link.remove':
    case 'link.move':
      return { ...operation, id: own(operation.id) };
    case 'link.add':
      return {
        ...operation,
        link: { ...operation.link, id: `link-${crypto.randomUUID().slice(0, 8)}` },
      };
    default:
      return operation;
  }
}
