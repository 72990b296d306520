// Merges a component's own ref with the caller's.
import type { Ref, RefObject } from 'react';

export function mergeRefs<T>(ownRef: RefObject<T | null>, callerRef: Ref<T> | undefined) {
  return (element: T | null) => {
    ownRef.current = element;
    if (typeof callerRef === 'function') callerRef(element);
    else if (callerRef) callerRef.current = element;
  };
}
