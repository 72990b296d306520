// Merges a component's own ref with the caller's.
import type { Ref, RefObject } from 'react';

export function mergeRefs<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element;
    if (typeof theirs === 'function') theirs(element);
    else if (theirs) theirs.current = element;
  };
}
