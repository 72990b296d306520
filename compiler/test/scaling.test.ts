// Whatever is sent, the work of the compiler grows with its size: four times the input takes about
// four times as long, never sixteen times. Small times say nothing and are not compared. Each shape is
// given to one of the jobs that read it, in turn; SCALING=all gives it to all of them.
// @module-tag slow
import { describe, expect, it } from 'vitest';
import {
  analyze,
  checkPage,
  compile,
  fontsIn,
  MAX_SOURCE_BYTES,
  readAssets,
  readOutboundLinks,
  renderDocument,
  sanitizeHtml,
  toStandaloneHtml,
} from '../src/index.ts';
import { SHAPES } from './malicious-shapes.ts';

const metadata = { title: '', description: '' };
/** Just below what is taken in. */
const LARGE = { jsx: MAX_SOURCE_BYTES - 16_384, css: MAX_SOURCE_BYTES - 16_384, html: 1_000_000 };
const GROWTH = 4;
const MOST_GROWTH = 8;
/** Milliseconds below which the machine decides, not the code. */
const FLOOR = 400;
const TRIES = 3;

const iconCode = (icons: readonly string[]) => `({${icons.map((name) => `${name}:0`).join(',')}})`;

const JOBS: Record<keyof typeof SHAPES, Record<string, (text: string) => unknown>> = {
  jsx: {
    compile: (jsx) =>
      compile({ jsx, css: '', metadata }, { iconCode, esmCdnUrl: 'https://esm.example' }),
    analyze: (jsx) => analyze({ jsx, css: '', metadata }),
    checkPage: (jsx) => checkPage({ jsx, css: '', blockedHosts: new Map([['b.c', '']]) }),
  },
  css: {
    compile: (css) => compile({ jsx: 'export default () => <p/>', css, metadata }),
    checkPage: (css) => checkPage({ jsx: 'export default () => <p/>', css }),
    fontsIn: (css) => fontsIn(css),
    toStandaloneHtml: (css) => exportStandalone(buildDocument('', css)),
  },
  html: {
    sanitize: (html) => sanitizeHtml(html, { formAction: () => '/f', ping: '/e?c=a' }),
    checkPage: (html) => checkPage({ jsx: '', css: '', html, document: html }),
    readOutboundLinks: (html) => readOutboundLinks(`<div id="page">${html}</div>`),
    toStandaloneHtml: (html) => {
      const clean = sanitizeHtml(html, { formAction: () => '/f' });
      return exportStandalone(buildDocument(clean.ok ? clean.html : '', ''));
    },
  },
};

function buildDocument(bodyHtml: string, css: string): string {
  const canonicalUrl = 'https://p.example/a';
  return renderDocument({ metadata, bodyHtml, css, canonicalUrl, language: 'en', fontFaces: '' })
    .html;
}

function exportStandalone(html: string): unknown {
  readAssets(html);
  return toStandaloneHtml(html, { files: new Map(), origin: 'https://p.example' });
}

/** Milliseconds of this thread, so that other work on the machine does not count. */
function measureMs(job: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  job(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const cases = Object.entries(JOBS).flatMap(([kind, jobs]) => {
  const size = LARGE[kind as keyof typeof LARGE];
  const shapes = Object.entries(SHAPES[kind as keyof typeof SHAPES]);
  const step = process.env.SCALING === 'all' ? 1 : Object.keys(jobs).length;
  return Object.entries(jobs).flatMap(([name, job], jobIndex) =>
    shapes
      .filter((_, shapeIndex) => (shapeIndex + jobIndex) % step === 0)
      .map(([shape, make]) => [`${name} of ${kind}`, shape, job, make, size] as const),
  );
});

describe('C2, H2: the work grows with the size', () => {
  it.each(cases)('%s: %s', { timeout: 120_000 }, (_job, _shape, job, make, size) => {
    const [small, large] = [make(size / GROWTH), make(size)];
    // The first time compiles our own code as well.
    measureMs(job, make(1_000));
    let growth = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && growth > MOST_GROWTH; tries += 1) {
      const grown = measureMs(job, large);
      if (grown <= FLOOR) return;
      growth = grown / Math.max(measureMs(job, small), FLOOR / MOST_GROWTH);
    }
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
