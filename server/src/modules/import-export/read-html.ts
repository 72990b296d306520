// Parses an HTML page of another site in one pass, without building a tree, into what an import is composed
// from. Interprets nothing. The only importer of htmlparser2.
import { Parser } from 'htmlparser2';
import { clip } from '../../platform/formats/clip.ts';

export type Anchor = { href: string; text: string };
export type Picture = { src: string; hint: string };

export type ParsedPage = {
  title: string;
  h1: string;
  /** The first paragraph after the first heading and before the first link. */
  lead: string;
  /** By `property` or `name`, in lower case; the first of each. */
  meta: Map<string, string>;
  canonical: string;
  base: string;
  anchors: Anchor[];
  pictures: Picture[];
  /** Texts of <style> and of style attributes on <body>. */
  css: string;
  /** What stands in scripts as JSON. */
  data: unknown[];
  scripts: number;
  forms: number;
};

/** Deeper pages are no pages; the parser's work grows with depth times closing tags. */
const MAX_DEPTH = 400;
const MOST_ANCHORS = 2_000;
const MOST_TEXT = 300;
/** A longer value of an attribute is cut; a longer address is none. */
const MOST_VALUE = 4_000;

class TooDeep extends Error {}

type Open = { kind: 'title' | 'h1' | 'p' | 'a' | 'style' | 'script'; text: string; from: number };

/** Undefined for what is nested too deeply to be a page. */
export function readHtml(html: string): ParsedPage | undefined {
  const reading = createReading();
  try {
    const parser = new Parser(reading.handler, { decodeEntities: true });
    parser.end(html);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
  return reading.parsed;
}

function emptyPage(): ParsedPage {
  return {
    title: '',
    h1: '',
    lead: '',
    meta: new Map(),
    canonical: '',
    base: '',
    anchors: [],
    pictures: [],
    css: '',
    data: [],
    scripts: 0,
    forms: 0,
  };
}

function createReading() {
  const parsed = emptyPage();
  const open: Open[] = [];
  let depth = 0;
  let script = '';

  const start = (kind: Open['kind']) => open.push({ kind, text: '', from: depth });
  const add = (text: string) => {
    for (const element of open) {
      const limit = limitFor(element.kind);
      if (element.text.length < limit) element.text += clip(text, limit);
    }
  };

  function onopentag(name: string, attributes: Record<string, string>): void {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
    if (name === 'meta') readMeta(parsed, attributes);
    if (name === 'base') parsed.base ||= attributes.href ?? '';
    if (name === 'link' && attributes.rel === 'canonical')
      parsed.canonical ||= attributes.href ?? '';
    if (name === 'body') parsed.css += `body{${attributes.style ?? ''}}\n`;
    if (name === 'form') parsed.forms += 1;
    if (name === 'img') {
      const hint = `${attributes.class ?? ''} ${attributes.id ?? ''} ${attributes.alt ?? ''} ${attributes['data-testid'] ?? ''} ${attributes.itemprop ?? ''}`;
      parsed.pictures.push({ src: attributes.src ?? '', hint });
      add(attributes.alt ?? '');
    }
    if (name === 'a') openAnchor(attributes);
    if (name === 'script') {
      script = attributes.type ?? '';
      start('script');
    }
    if (name === 'title' || name === 'h1' || name === 'p' || name === 'style') start(name);
    if (/^(?:br|div|li|p|h[1-6])$/.test(name)) add(' ');
  }

  function openAnchor({ href = '', title, 'aria-label': label }: Record<string, string>): void {
    start('a');
    parsed.anchors.push({
      href: href.length > MOST_VALUE ? '' : href,
      text: clip(label ?? title ?? '', MOST_VALUE),
    });
  }

  function onclosetag(): void {
    depth -= 1;
    while (open.length > 0 && (open.at(-1)?.from ?? 0) > depth) close(open.pop() as Open);
  }

  function close({ kind, text }: Open): void {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (kind === 'title') parsed.title ||= plain;
    if (kind === 'h1') parsed.h1 ||= plain;
    if (kind === 'p' && parsed.h1 && parsed.anchors.length === 0) parsed.lead ||= plain;
    if (kind === 'style') parsed.css += `${text}\n`;
    if (kind === 'script') readScript(parsed, script, text);
    const anchor = parsed.anchors.at(-1);
    if (kind === 'a' && anchor && plain) anchor.text = plain;
    if (parsed.anchors.length > MOST_ANCHORS) parsed.anchors.pop();
  }

  return { parsed, handler: { onopentag, onclosetag, ontext: add } };
}

const limitFor = (kind: Open['kind']) =>
  kind === 'script' || kind === 'style' ? Number.POSITIVE_INFINITY : MOST_TEXT;

function readMeta({ meta }: ParsedPage, attributes: Record<string, string>): void {
  const name = (attributes.property ?? attributes.name ?? attributes.itemprop ?? '').toLowerCase();
  if (name && !meta.has(name)) meta.set(name, clip(attributes.content ?? '', MOST_VALUE));
}

/** JSON by its type, or a page's state by its first letter. */
function readScript(parsed: ParsedPage, type: string, text: string): void {
  const isJson = /json/i.test(type) || /^\s*[{[]/.test(text);
  if (!isJson) {
    parsed.scripts += 1;
    return;
  }
  try {
    parsed.data.push(JSON.parse(text));
  } catch {
    parsed.scripts += 1;
  }
}
