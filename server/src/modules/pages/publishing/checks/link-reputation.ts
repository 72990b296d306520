// Looks hosts up before a page is published. A checker is any function of this type; the first is a
// list in a file, read again when it has changed. What a result means is decided in publish-checks.ts.
import { readFile, stat } from 'node:fs/promises';

/** Gives the harmful ones among the hosts, each with who says so. Throws when it cannot tell. */
export type LinkChecker = (
  hosts: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, string>>;

/** One host per line, with everything below it; `#` starts a comment. */
export function parseBlocklist(text: string): ReadonlySet<string> {
  const hosts = text.split('\n').map((line) => {
    const host = (line.split('#')[0] ?? '').trim().toLowerCase();
    return host.replace(/^\*?\./, '').replace(/\.$/, '');
  });
  return new Set(hosts.filter((host) => host !== ''));
}

/** Reads the file when it is new or has changed since. Throws when it cannot be read. */
export function createBlocklist(path: string): LinkChecker {
  let cached: { stamp: string; hosts: ReadonlySet<string> } | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    const { mtimeMs, size, ino } = await stat(path);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (cached?.stamp !== stamp) {
      cached = { stamp, hosts: parseBlocklist(await readFile(path, 'utf8')) };
    }
    return cached.hosts;
  }

  return async (hosts) => {
    const listed = await read();
    const matches = new Map<string, string>();
    for (const host of hosts) {
      const labels = host.replace(/(?<!\.)\.+$/, '').split('.');
      for (let from = 0; from < labels.length; from += 1) {
        const name = labels.slice(from).join('.');
        if (listed.has(name)) matches.set(name, 'list of this service');
      }
    }
    return matches;
  };
}

export const noLinkChecker: LinkChecker = async () => new Map();

/** A checker that does not respond in time counts as one that failed. */
export async function checkWithTimeout(
  checker: LinkChecker,
  hosts: readonly string[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, string>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([checker(hosts, signal), late]);
}
