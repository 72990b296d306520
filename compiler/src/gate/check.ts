// The publish gate: every rule over one page, in a fixed order, with places and a limit. The same
// input always gives the same answer, and nothing in a page makes it throw.
import { isNode, type Program, walk } from '../ast.ts';
import { type Locate, locator } from '../diagnostics.ts';
import { parseModule } from '../parse.ts';
import { addressesOf } from './addresses.ts';
import { checkBrandLogin } from './brand-login.ts';
import { checkContrast } from './contrast.ts';
import { checkDeadLinks } from './dead-links.ts';
import { checkPreviewImage, checkWeight } from './document-rules.ts';
import {
  type Found,
  type GateFinding,
  type GateInput,
  type GateReport,
  MAX_FOUND,
  type Rule,
  type Scene,
  type SourceName,
} from './finding.ts';
import { checkHeadings, checkImages } from './images-headings.ts';
import { checkHosts } from './link-hosts.ts';
import { checkLinkText } from './link-text.ts';
import { checkPageCode } from './page-code.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkSecretInputs } from './secret-inputs.ts';
import { type Parents, parentsOf } from './source-edits.ts';
import { emptyTree, htmlTree, jsxTree } from './tree.ts';

const RULES: readonly Rule[] = [
  checkSecretInputs,
  checkBrandLogin,
  checkHosts,
  checkPageCode,
  checkDeadLinks,
  checkPlaceholders,
  checkImages,
  checkLinkText,
  checkHeadings,
  checkContrast,
  checkWeight,
  checkPreviewImage,
];
const EXCERPT = 120;

export function checkPage(input: GateInput): GateReport {
  return readPage(input).check(input);
}

export type ReadPage = {
  /** Those that the page leads to or loads from, for looking them up in lists. */
  hosts: string[];
  /** Addresses that stand in the code, the CSS and the finished page, without those of links. */
  loads: string[];
  check(looked: Pick<GateInput, 'blockedHosts' | 'unchecked'>): GateReport;
};

/** Reads a page once, for asking which hosts it names before it is judged. */
export function readPage(input: GateInput): ReadPage {
  const scene = sceneOf(input);
  const hosts = scene.addresses.flatMap(({ host }) => [host.name, host.written.toLowerCase()]);
  return {
    hosts: [...new Set(hosts)].sort(),
    loads: scene.addresses.flatMap(({ use, url }) => (use === 'link' ? [] : [url])),
    check: (looked) => judge({ ...scene, input: { ...input, ...looked } }),
  };
}

function judge(scene: Scene): GateReport {
  const { input } = scene;
  const locate = { jsx: locator(input.jsx), css: locator(input.css) };
  const told = new Set<string>();
  const all: Found[] = [];
  for (const found of RULES.flatMap((rule) => rule(scene))) {
    const key = `${found.rule} ${found.source ?? ''} ${found.at ?? ''} ${found.about ?? ''}`;
    if (told.has(key) || isToldInSource(found, told)) continue;
    told.add(key);
    if (found.about !== undefined) told.add(`${found.rule} about ${found.about}`);
    all.push(found);
  }
  const blocks = all.filter(({ severity }) => severity === 'block').slice(0, MAX_FOUND);
  const warnings = all.filter(({ severity }) => severity === 'warn').slice(0, MAX_FOUND);
  const findings = [...blocks, ...warnings].map((found) => findingOf(found, input, locate));
  return { blocked: blocks.length > 0, findings };
}

function sceneOf(input: GateInput): Scene {
  const parsed = parseModule(input.jsx);
  const program = parsed.ok ? parsed.program : undefined;
  let parents: Parents | undefined;
  const read = {
    input,
    program,
    source: program ? jsxTree(program) : emptyTree(),
    rendered: (input.html === undefined ? undefined : htmlTree(input.html)) ?? emptyTree(),
    literals: program ? literalsOf(program) : [],
    parents() {
      parents ??= program ? parentsOf(program) : new Map();
      return parents;
    },
  };
  return { ...read, addresses: addressesOf(read) };
}

function literalsOf(program: Program): Scene['literals'] {
  const found: Scene['literals'] = [];
  walk(program, (node) => {
    if (isNode(node, 'Literal') && typeof node.value === 'string') {
      found.push({ text: node.value, at: node.start, node });
    }
    if (isNode(node, 'TemplateElement')) {
      found.push({ text: node.value.cooked ?? '', at: node.start, node });
    }
  });
  return found;
}

/** The source is read first; what came out of it is news only where the source did not tell it. */
function isToldInSource({ rule, at, about }: Found, told: ReadonlySet<string>): boolean {
  return at === undefined && about !== undefined && told.has(`${rule} about ${about}`);
}

function findingOf(
  found: Found,
  { jsx, css }: GateInput,
  locate: Readonly<Record<SourceName, Locate>>,
): GateFinding {
  const { at, about: _about, ...finding } = found;
  const { source } = finding;
  if (at === undefined || source === undefined) return finding;
  const { line, column } = locate[source](at);
  const text = source === 'jsx' ? jsx : css;
  const lineStart = at - (column - 1);
  const lineEnd = text.indexOf('\n', at);
  const whole = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  // A long line is shown from the place on.
  const shown = whole.length > EXCERPT ? whole.slice(column - 1, column + 4 * EXCERPT) : whole;
  return { ...finding, line, column, excerpt: shown.trim().slice(0, EXCERPT) };
}
