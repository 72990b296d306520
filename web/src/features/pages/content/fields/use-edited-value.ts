// A value while it is edited: what is typed stays, what changes elsewhere (undo, a reply) comes in.
import { useEffect, useRef, useState } from 'react';

/** The page shows an edit within this time; the same value later is a change from elsewhere. */
const ECHO_MS = 5_000;

type Sent = { key: string; at: number };

/**
 * `value` is the page's. Returns the edited one, a setter for it, and what marks a value as given to the page, so that
 * its return does not replace what was typed meanwhile.
 */
export function useEditedValue<Value>(value: Value) {
  const [edited, setEdited] = useState(value);
  const sent = useRef<Sent[]>([]);
  const key = keyOf(value);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const now = Date.now();
    const recent = sent.current.filter(({ at }) => now - at < ECHO_MS);
    const place = recent.findLastIndex((entry) => entry.key === key);
    sent.current = place < 0 ? [] : recent.slice(place + 1);
    if (place < 0) setEdited(JSON.parse(key)[0] as Value);
  }, [key]);

  const markSent = (given: Value) => {
    sent.current.push({ key: keyOf(given), at: Date.now() });
  };
  return [edited, setEdited, markSent] as const;
}

/** Undefined has no JSON of its own. */
const keyOf = (value: unknown) => JSON.stringify(value === undefined ? [] : [value]);
