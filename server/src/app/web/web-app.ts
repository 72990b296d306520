// Sends the built web app: its files by path, and its page in the person's language for every address that a person
// opens.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { languages } from '@vys/contract/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../../platform/config.ts';
import { appError } from '../../platform/errors.ts';
import { getRequestLanguage } from '../../platform/language/request-language.ts';
import { serveHelp } from './help-pages.ts';
import { pageOf } from './web-language.ts';

const pages: ReadonlySet<string> = new Set(languages.map(pageOf));
const compress = promisify(brotliCompress);
const BROTLI_QUALITY = 5;
const notBuilt = 'The web app isn\'t built yet. Run "npm start" or "npm run build -w web".';

type WebAppOptions = {
  /** Of the app, as `https://app.example`. */
  origin: string;
  /** Of the built files. */
  folder?: string;
  /** Headers of single screens. */
  screenHeaders?: (path: string) => Record<string, string>;
};

export async function serveWebApp(
  http: FastifyInstance,
  { origin, folder = join(projectRoot, 'web/dist'), screenHeaders = () => ({}) }: WebAppOptions,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  let files = listFiles(folder);

  serveHelp(http, {
    origin,
    send: (request, reply, edit) => sendEdited(request, reply, { folder, edit }),
  });
  http.get('/*', async (request, reply) => {
    if (!files.has('index.html')) files = listFiles(folder);
    const path = request.url.split('?')[0]?.slice(1) ?? '';
    if (files.has(path) && !pages.has(path)) return sendFile(reply, path);
    if (!isOpenedByPerson(request, path)) throw appError('route.not_found');
    if (!files.has('index.html')) return reply.code(503).type('text/plain').send(notBuilt);
    const special = isSecret(path) ? forSecrets : screenHeaders(path);
    return sendPage(request, reply.headers(special), folder);
  });
}

/** Paths of emailed links with a token: nothing may store them or pass them on. */
const isSecret = (path: string) => /^(reset-password|verify-email)\/*$/i.test(path);
const forSecrets = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Built files carry their hash in the name, so they never change. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const isHashed = path.startsWith('assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.header('vary', 'Accept-Encoding').sendFile(path);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<FastifyReply> {
  const language = getRequestLanguage(request.headers);
  const isKnown = addPageHeaders(request, reply, await readFile(join(folder, pageOf(language))));
  if (isKnown) return reply.code(304).send();
  return reply.sendFile(pageOf(language), { etag: false, lastModified: false });
}

/** The page with other text, compressed where the browser can read that. */
async function sendEdited(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, edit }: { folder: string; edit: (html: string) => string },
): Promise<FastifyReply> {
  const file = join(folder, pageOf(getRequestLanguage(request.headers)));
  if (!existsSync(file)) return reply.code(503).type('text/plain').send(notBuilt);
  const html = Buffer.from(edit(await readFile(file, 'utf8')));
  if (addPageHeaders(request, reply, html)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return reply.header('content-encoding', 'br').send(await compress(html, { params }));
}

/** Whether the browser has this page already. */
function addPageHeaders(request: FastifyRequest, reply: FastifyReply, html: Buffer): boolean {
  // By its content: a length and a time, as of files, can be those of another language too.
  const etag = createTag(html);
  reply.headers({
    ...(reply.hasHeader('cache-control') ? {} : { 'cache-control': 'no-cache' }),
    'content-language': getRequestLanguage(request.headers),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag,
  });
  return isKnown(etag, request.headers['if-none-match']);
}

/** Weak: the compressed forms have the same. */
const createTag = (bytes: Buffer) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const isKnown = (etag: string, header = '') =>
  header.split(',').some((known) => known.trim() === etag);

function isOpenedByPerson(request: FastifyRequest, path: string): boolean {
  if (/^(api|auth|realms)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  // Link previews and command lines accept anything; for them only a path without a file extension is a
  // screen.
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(names);
}
