// Everything that is kept about somebody, as one zip: files of JSON from every room, and the images.
// Rooms on the right give theirs through `onExport`, so that none is named here.
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { type StreamedEntry, streamZip } from '../kit/zip.ts';
import { listKept } from './export-store.ts';

export type ExportedFile = { readonly name: string } & (
  | { /** In words for people. */ readonly about: string; readonly json: unknown }
  | { readonly about: string; readonly rows: AsyncIterable<unknown> }
  /** Named by another file, so it needs no words. Null when it is not there. */
  | { readonly bytes: () => Promise<Uint8Array | null> }
);

/** What a room keeps about a user; nothing of others but what they sent to this user. */
export type Exporter = (userId: string) => AsyncIterable<ExportedFile>;

export type Export = {
  onExport(exporter: Exporter): void;
  /** The zip, made while it is read. */
  exportAccount(userId: string): AsyncIterable<Uint8Array>;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'exportUser'>;
  clock: Clock;
  /** Bytes of images in one zip at most, for the format ends at 4 GiB. */
  mostImageBytes?: number;
};

const GIB = 1024 ** 3;
const MOST_IMAGES = 50_000;

export function createExport(deps: Deps): Export {
  const { db, identity, clock, mostImageBytes = 3 * GIB } = deps;
  const exporters: Exporter[] = [exportIdentity, exportOwn];

  async function* exportIdentity(userId: string): AsyncGenerator<ExportedFile> {
    for (const [name, json] of Object.entries(await identity.exportUser(db, userId))) {
      const about = identityWords[name] ?? 'Kept by what signs you in.';
      yield { name: `identity/${name}.json`, about, json };
    }
  }

  async function* exportOwn(userId: string): AsyncGenerator<ExportedFile> {
    const { profile, names, aiRequests } = await listKept(db, userId);
    yield { name: 'profile.json', about: 'Your profile, plan and settings.', json: profile };
    yield { name: 'names.json', about: 'Public names kept for you after a change.', json: names };
    yield {
      name: 'ai-requests.json',
      about: 'When the assistant worked for you.',
      json: aiRequests,
    };
  }

  async function* entriesOf(userId: string): AsyncGenerator<StreamedEntry> {
    const lines: string[] = [];
    const room = { bytes: mostImageBytes, files: MOST_IMAGES };
    const left: string[] = [];
    for (const exporter of exporters) {
      for await (const file of exporter(userId)) {
        if ('about' in file) lines.push(`${file.name}\n    ${file.about}`);
        const entry = 'bytes' in file ? await imageOf(file, room, left) : jsonOf(file);
        if (entry) yield entry;
      }
    }
    yield { name: 'README.txt', parts: once(readme(lines, left, clock.now())) };
  }

  return {
    onExport: (exporter) => void exporters.push(exporter),
    exportAccount: (userId) => streamZip(entriesOf(userId), clock.now()),
  };
}

const identityWords: Record<string, string> = {
  'sign-in': 'The address and the names that you sign in with.',
  sessions: 'Where you are or were signed in: device, address and times.',
  'mailed-links': 'Links that were mailed to you and can still be used.',
  'authenticator-apps': 'When you set up an authenticator app.',
  'recovery-codes': 'Which of your recovery codes are used; not the codes.',
  passkeys: 'Your passkeys by name, without their keys.',
};

type ImageFile = Extract<ExportedFile, { bytes: unknown }>;

async function imageOf(
  { name, bytes }: ImageFile,
  room: { bytes: number; files: number },
  left: string[],
): Promise<StreamedEntry | undefined> {
  const content = room.files > 0 ? await bytes() : null;
  if (content === null || content.length > room.bytes) {
    left.push(name);
    return undefined;
  }
  room.bytes -= content.length;
  room.files -= 1;
  return { name, parts: once(content) };
}

function jsonOf(file: Exclude<ExportedFile, ImageFile>): StreamedEntry {
  const parts =
    'rows' in file ? listOf(file.rows) : once(`${JSON.stringify(file.json ?? null, null, 2)}\n`);
  return { name: file.name, parts };
}

async function* listOf(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const row of rows) {
    yield Buffer.from(`${before}${JSON.stringify(row)}`);
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

async function* once(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

function readme(lines: readonly string[], left: readonly string[], at: Date): string {
  const missing =
    left.length === 0
      ? []
      : ['', 'These images found no place here; media.json has their addresses:', '', ...left];
  return [
    `What Vys kept about you on ${at.toUTCString()}.`,
    '',
    'Times are in UTC, sizes in bytes. Files that end in .json open in any text editor.',
    'Passwords, codes and keys are kept as fingerprints that say nothing, and are not in here.',
    '',
    ...lines,
    'images/',
    '    The images that you have uploaded, named as in media.json.',
    ...missing,
    '',
  ].join('\n');
}
