// The key of the dev inbox link, which the start prints: taken out of the address bar and kept in this browser,
// also after a sign-out, because it belongs to the machine.
import { useEffect, useState } from 'react';

const STORED = 'dev-inbox-key';

/** Empty while this browser has none. */
export function useDevInboxKey(): string {
  const [key, setKey] = useState(takeKey);
  useEffect(() => {
    // A link that is opened where the inbox is open already loads nothing.
    const onChange = () => setKey(takeKey());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return key;
}

function takeKey(): string {
  const key = window.location.hash.slice(1);
  if (key === '') return read();
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  write(key);
  return key;
}

function read(): string {
  return window.localStorage.getItem(STORED) ?? '';
}

function write(key: string): void {
  try {
    window.localStorage.setItem(STORED, key);
  } catch {
    // Storage is full or closed: the key lasts until the page is left.
  }
}
