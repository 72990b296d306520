// Imports a page from the open format, an HTML file or a public address as a draft that is not saved. The
// caller decides whether to save it, with the usual call.

import { shortenText } from '@vys/compiler/text/shorten-text';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import {
  IMPORT_LIMIT,
  type ImportedPage,
  type ImportNote,
  PAGE_FORMAT,
  PAGE_FORMAT_VERSION,
  portablePageSchema,
} from '@vys/contract/pages/import-export';
import type { PageContent } from '@vys/contract/pages/pages';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { sayIn, type Text } from '../../../platform/language/text.ts';
import { type SafeFetch, SafeFetchError } from '../../../platform/net/safe-fetch.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import { type Accounts, getDisplayName } from '../../accounts/index.ts';
import { explain, type Pages, validateSource } from '../../pages/index.ts';
import { say } from '../error-messages/index.ts';
import type { ImportExportJobs } from '../jobs.ts';
import { noteMessages } from '../note-messages/index.ts';
import { decodeHtml } from './decode-html.ts';

export type ImportDeps = {
  accounts: Pick<Accounts, 'getAccount' | 'rememberSources'>;
  runJob: RunJob<ImportExportJobs>;
  fetchPublic: SafeFetch;
  pages: Pick<Pages, 'editLimit' | 'builder'>;
};

type ImportRequest = { json?: unknown; url?: string | undefined; html?: string | undefined };

const PAGES = {
  types: ['text/html', 'application/xhtml+xml'],
  maxBytes: IMPORT_LIMIT,
  totalMs: 8_000,
};

export async function importPage(
  deps: ImportDeps,
  caller: Caller,
  { json, url, html }: ImportRequest,
): Promise<ImportedPage> {
  if (json !== undefined) return fromJson(deps, caller, json);
  if (html !== undefined) {
    if (Buffer.byteLength(html) > IMPORT_LIMIT) throw appError('pages.import_too_large');
    return fromHtml(deps, caller, html, undefined);
  }
  const page = await fetchPage(deps, caller, url ?? '');
  return fromHtml(deps, caller, page.html, page.url);
}

async function fromJson(deps: ImportDeps, caller: Caller, json: unknown): Promise<ImportedPage> {
  const parsed = portablePageSchema.safeParse(json);
  if (!parsed.success) throw appError('pages.import_unreadable', { message: whyNoPage(json) });
  const { content, publicUrl } = parsed.data;
  validateSource(content);
  const lines = content.jsx.split('\n').length + content.css.split('\n').length;
  const language = caller.language ?? DEFAULT_LANGUAGE;
  const importNotes = noteMessages[language];
  const report: ImportNote[] = [
    { kind: 'imported', text: importNotes.wholePage(content.metadata.title, lines) },
  ];
  const tried = await deps.pages.editLimit.run(caller.userId, () =>
    deps.pages.builder.check(caller.userId, content),
  );
  if (!tried.ok) {
    const text = importNotes.notPublishable(sayIn(explain(tried.diagnostics), language));
    report.push({ kind: 'review', text });
  }
  const origin = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).origin : undefined;
  if (origin !== undefined && content.jsx.includes(`${origin}/_/media/`)) {
    report.push({ kind: 'review', text: importNotes.imageHost(new URL(origin).host) });
  }
  return { content, report, profile: null, avatar_url: null, content_without_avatar: null };
}

function whyNoPage(json: unknown): Text {
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== PAGE_FORMAT) return say((messages) => messages.notAnExport);
  if (version !== PAGE_FORMAT_VERSION) {
    return say((messages) =>
      messages.otherVersion(String(version).slice(0, 20), PAGE_FORMAT_VERSION),
    );
  }
  return say((messages) => messages.damaged);
}

async function fetchPage(deps: ImportDeps, caller: Caller, text: string) {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const page = await deps.pages.editLimit.run(caller.userId, () => deps.fetchPublic(url, PAGES));
    return { url: page.url, html: decodeHtml(page.bytes, page.contentType) };
  } catch (error) {
    if (error instanceof SafeFetchError) throw toImportError(error);
    throw error;
  }
}

function toImportError({ problem }: SafeFetchError) {
  switch (problem) {
    case 'rejected':
      return appError('pages.import_refused');
    case 'too_large':
      return appError('pages.import_too_large');
    case 'wrong_type':
      return appError('pages.import_unreadable', {
        message: say((messages) => messages.notAPage),
      });
    case 'unreachable':
      return appError('pages.import_unreachable');
  }
}

async function fromHtml(
  deps: ImportDeps,
  caller: Caller,
  html: string,
  address: string | undefined,
): Promise<ImportedPage> {
  const account = await deps.accounts.getAccount(caller);
  const owner = {
    username: account.vysUrl ?? account.username,
    fullName: getDisplayName(account),
  };
  const language = caller.language ?? DEFAULT_LANGUAGE;
  const imported = await deps.pages.editLimit.run(caller.userId, () =>
    deps.runJob(caller.userId, 'readForeignPage', { html, address, owner, language }),
  );
  if (!imported) {
    throw appError('pages.import_unreadable', { message: say((messages) => messages.empty) });
  }
  const { content, contentWithoutAvatar, avatarUrl, profile, report } = imported;
  validateSource(content);
  return {
    content: limited(content),
    report,
    profile,
    avatar_url: avatarUrl,
    content_without_avatar: contentWithoutAvatar && limited(contentWithoutAvatar),
  };
}

/** Within what the save call takes. */
function limited(content: PageContent): PageContent {
  const { title, description } = content.metadata;
  return {
    ...content,
    metadata: { title: shortenText(title, 200), description: shortenText(description, 500) },
  };
}
