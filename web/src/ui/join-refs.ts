// Lets a part keep a ref of its own while passing the caller's on.
import type { Ref, RefObject } from 'react';

export function joinRefs<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined) {
  return (element: T | null) => {
    own.current = element;
    if (typeof theirs === 'function') theirs(element);
    else if (theirs) theirs.current = element;
  };
}
