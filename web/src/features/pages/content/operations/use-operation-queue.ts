// Gives the changes of forms and lists to the page: what is typed after a short pause, everything else at once and in
// order.
import type { Operation } from '@vys/contract/page-model/operations';
import { useEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  isSameTarget,
  type Target,
  updateOperation,
} from './typed-operations.ts';

/** Short enough to see the page follow, long enough to be one change. */
export const TYPING_MS = 200;

/** Undefined when they did not fit the page; `inverse` is empty where only an older version brings it back. */
export type Applied = { inverse: readonly Operation[] } | undefined;
export type ApplyOperations = (operations: readonly Operation[]) => Promise<Applied>;

export type OperationQueue = {
  /** A field that is being typed into; undefined removes it. */
  type: (target: Target, name: string, value: unknown) => void;
  apply: ApplyOperations;
  /** Does not wait for the pause. */
  flush: () => void;
};

export function useOperationQueue(onApply: ApplyOperations): OperationQueue {
  const latest = useRef(onApply);
  useEffect(() => {
    latest.current = onApply;
  });
  const [queue] = useState(() => createOperationQueue((operations) => latest.current(operations)));
  useEffect(() => {
    const { flush } = queue;
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [queue]);
  return queue;
}

export function createOperationQueue(apply: ApplyOperations): OperationQueue {
  let typed: { target: Target; values: FieldValues } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeTyped(): Operation[] {
    clearTimeout(timer);
    const operations = typed ? [updateOperation(typed.target, typed.values)] : [];
    typed = undefined;
    return operations;
  }

  function flush() {
    const operations = takeTyped();
    if (operations.length > 0) void apply(operations);
  }

  return {
    flush,
    type(target, name, value) {
      if (typed && !isSameTarget(typed.target, target)) flush();
      clearTimeout(timer);
      typed = { target, values: { ...typed?.values, [name]: value } };
      timer = setTimeout(flush, TYPING_MS);
    },
    apply(operations) {
      flush();
      return apply(operations);
    },
  };
}
