// All data about a user as one zip: JSON files from every module, and the images.

import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type StreamedEntry, streamZip } from '../../../platform/formats/zip.ts';
import { sayIn, type Text } from '../../../platform/language/text.ts';
import { formatTime } from '../../../platform/language/time-format.ts';
import type { Identity } from '../../identity/index.ts';
import { findAccount } from '../store.ts';
import { readUserData } from './export-store.ts';
import { readmeMessages } from './readme-messages/index.ts';

export type ExportedFile = { readonly name: string } & (
  | { /** In words for people. */ readonly about: Text; readonly json: unknown }
  | { readonly about: Text; readonly rows: AsyncIterable<unknown> }
  /** Named by another file, so it needs no words. Null when it is not there. */
  | { readonly bytes: () => Promise<Uint8Array | null> }
);

/** The data of a module about a user; of others only what they sent to this user. */
export type UserDataExporter = (userId: string) => AsyncIterable<ExportedFile>;

export type Export = {
  /** The zip, made while it is read. What is for people in it is in the language of the account. */
  exportAccount(userId: string): AsyncIterable<Uint8Array>;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'exportUserData'>;
  /** Of higher modules, so that none is imported here. */
  listExporters: () => readonly UserDataExporter[];
  clock: Clock;
  /** Bytes of images in one zip at most, for the format ends at 4 GiB. */
  maxImageBytes?: number;
};

const GIB = 1024 ** 3;
const MAX_IMAGES = 50_000;

export function createExport(deps: Deps): Export {
  const { db, identity, listExporters, clock, maxImageBytes = 3 * GIB } = deps;
  async function* exportIdentity(userId: string): AsyncGenerator<ExportedFile> {
    for (const [name, json] of Object.entries(await identity.exportUserData(db, userId))) {
      const about: Text = (language) => describeIdentityFile(name, language);
      yield { name: `identity/${name}.json`, about, json };
    }
  }

  async function* exportOwn(userId: string): AsyncGenerator<ExportedFile> {
    const { profile, names, aiRequests } = await readUserData(db, userId);
    yield { name: 'profile.json', about: say('profile'), json: profile };
    yield { name: 'names.json', about: say('names'), json: names };
    yield { name: 'ai-requests.json', about: say('aiRequests'), json: aiRequests };
  }

  async function* listEntries(userId: string): AsyncGenerator<StreamedEntry> {
    const language = (await findAccount(db, userId))?.language ?? DEFAULT_LANGUAGE;
    const lines: string[] = [];
    const remaining = { bytes: maxImageBytes, files: MAX_IMAGES };
    const omitted: string[] = [];
    for (const exporter of [exportIdentity, exportOwn, ...listExporters()]) {
      for await (const file of exporter(userId)) {
        if ('about' in file) lines.push(`${file.name}\n    ${sayIn(file.about, language)}`);
        const entry =
          'bytes' in file ? await toImageEntry(file, remaining, omitted) : toJsonEntry(file);
        if (entry) yield entry;
      }
    }
    const text = readme({ lines, omitted, at: clock.now() }, language);
    yield { name: 'README.txt', parts: once(text) };
  }

  return {
    exportAccount: (userId) => streamZip(listEntries(userId), clock.now()),
  };
}

const say =
  (file: keyof (typeof readmeMessages)['en']['files']): Text =>
  (language) =>
    readmeMessages[language].files[file];

function describeIdentityFile(name: string, language: Language): string {
  const { identityFiles, files } = readmeMessages[language];
  return (identityFiles as Readonly<Record<string, string>>)[name] ?? files.signIn;
}

type ImageFile = Extract<ExportedFile, { bytes: unknown }>;

async function toImageEntry(
  { name, bytes }: ImageFile,
  remaining: { bytes: number; files: number },
  omitted: string[],
): Promise<StreamedEntry | undefined> {
  const content = remaining.files > 0 ? await bytes() : null;
  if (content === null || content.length > remaining.bytes) {
    omitted.push(name);
    return undefined;
  }
  remaining.bytes -= content.length;
  remaining.files -= 1;
  return { name, parts: once(content) };
}

function toJsonEntry(file: Exclude<ExportedFile, ImageFile>): StreamedEntry {
  const parts =
    'rows' in file
      ? toJsonList(file.rows)
      : once(`${JSON.stringify(file.json ?? null, null, 2)}\n`);
  return { name: file.name, parts };
}

async function* toJsonList(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
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

type Contents = { lines: readonly string[]; omitted: readonly string[]; at: Date };

function readme({ lines, omitted, at }: Contents, language: Language): string {
  const messages = readmeMessages[language];
  const missing = omitted.length === 0 ? [] : ['', messages.missingImages, '', ...omitted];
  return [
    messages.title(formatTime(at, language)),
    '',
    messages.units,
    messages.secrets,
    '',
    ...lines,
    'images/',
    `    ${messages.images}`,
    ...missing,
    '',
  ].join('\n');
}
