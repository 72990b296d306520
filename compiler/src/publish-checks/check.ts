// The publish checks: every rule over one page, in a fixed order, with places and a limit. The same
// input always gives the same result, and nothing in a page makes it throw.

import { type Locate, locator } from '../diagnostics.ts';
import type { PageElement } from '../page-elements/page-element.ts';
import { readElements } from '../page-elements/read-elements.ts';
import { isNode, type Program, walk } from '../parse/ast.ts';
import { parseModule } from '../parse/parse-module.ts';
import { checkDeadLinks } from './advice/dead-links.ts';
import { checkPreviewImage, checkWeight } from './advice/document-rules.ts';
import { checkHeadings, checkImages } from './advice/images-headings.ts';
import { checkLinkText } from './advice/link-text.ts';
import { checkPlaceholders } from './advice/placeholders.ts';
import { checkContrast } from './contrast/check-contrast.ts';
import {
  type CheckContext,
  type Issue,
  MAX_ISSUES,
  type PublishCheckInput,
  type PublishFinding,
  type PublishReport,
  type Rule,
  type SourceName,
} from './finding.ts';
import { listAddresses } from './hosts/addresses.ts';
import { checkHosts } from './hosts/link-hosts.ts';
import { checkPageCode } from './page-code.ts';
import { checkBrandLogin } from './secrets/brand-login.ts';
import { checkSecretInputs } from './secrets/secret-inputs.ts';
import { mapParents, type Parents } from './source-edits.ts';
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

export function checkPage(input: PublishCheckInput): PublishReport {
  return readPage(input).check(input);
}

export type ReadPage = {
  /** Those that the page leads to or loads from, for looking them up in lists. */
  hosts: string[];
  /** Addresses that stand in the code, the CSS and the finished page, without those of links. */
  loads: string[];
  check(lookup: Pick<PublishCheckInput, 'blockedHosts' | 'unchecked'>): PublishReport;
};

/** Reads a page once, to list its hosts before the rules run. */
export function readPage(input: PublishCheckInput): ReadPage {
  const context = createCheckContext(input);
  const hosts = context.addresses.flatMap(({ host }) => [host.name, host.sourceName.toLowerCase()]);
  return {
    hosts: [...new Set(hosts)].sort(),
    loads: context.addresses.flatMap(({ use, url }) => (use === 'link' ? [] : [url])),
    check: (lookup) => evaluate({ ...context, input: { ...input, ...lookup } }),
  };
}

function evaluate(context: CheckContext): PublishReport {
  const { input } = context;
  const locate = { jsx: locator(input.jsx), css: locator(input.css) };
  const reported = new Set<string>();
  const issues: Issue[] = [];
  for (const issue of RULES.flatMap((rule) => rule(context))) {
    const key = `${issue.rule} ${issue.source ?? ''} ${issue.at ?? ''} ${issue.about ?? ''}`;
    if (reported.has(key) || isReportedInSource(issue, reported)) continue;
    reported.add(key);
    if (issue.about !== undefined) reported.add(`${issue.rule} about ${issue.about}`);
    issues.push(issue);
  }
  const blocks = issues.filter(({ severity }) => severity === 'block').slice(0, MAX_ISSUES);
  const warnings = issues.filter(({ severity }) => severity === 'warn').slice(0, MAX_ISSUES);
  const findings = [...blocks, ...warnings].map((found) => toFinding(found, input, locate));
  return { blocked: blocks.length > 0, findings };
}

function createCheckContext(input: PublishCheckInput): CheckContext {
  const parsed = parseModule(input.jsx);
  const program = parsed.ok ? parsed.program : undefined;
  let parents: Parents | undefined;
  let elements: readonly PageElement[] | undefined;
  const read = {
    input,
    program,
    source: program ? jsxTree(program) : emptyTree(),
    rendered: (input.html === undefined ? undefined : htmlTree(input.html)) ?? emptyTree(),
    literals: program ? listLiterals(program) : [],
    parents() {
      parents ??= program ? mapParents(program) : new Map();
      return parents;
    },
    elements() {
      elements ??= listModelElements(input);
      return elements;
    },
  };
  return { ...read, addresses: listAddresses(read) };
}

function listModelElements(source: PublishCheckInput): readonly PageElement[] {
  const read = readElements(source);
  return read?.kind === 'model' ? read.elements : [];
}

function listLiterals(program: Program): CheckContext['literals'] {
  const literals: CheckContext['literals'] = [];
  walk(program, (node) => {
    if (isNode(node, 'Literal') && typeof node.value === 'string') {
      literals.push({ text: node.value, at: node.start, node });
    }
    if (isNode(node, 'TemplateElement')) {
      literals.push({ text: node.value.cooked ?? '', at: node.start, node });
    }
  });
  return literals;
}

/** The source is read first; an issue of the rendered page counts only when the source did not report it. */
function isReportedInSource({ rule, at, about }: Issue, reported: ReadonlySet<string>): boolean {
  return at === undefined && about !== undefined && reported.has(`${rule} about ${about}`);
}

function toFinding(
  found: Issue,
  { jsx, css }: PublishCheckInput,
  locate: Readonly<Record<SourceName, Locate>>,
): PublishFinding {
  const { at, about: _about, ...finding } = found;
  const { source } = finding;
  if (at === undefined || source === undefined) return finding;
  const { line, column } = locate[source](at);
  const text = source === 'jsx' ? jsx : css;
  const lineStart = at - (column - 1);
  const lineEnd = text.indexOf('\n', at);
  const whole = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  // A long line is shown from the place on.
  const excerpt = whole.length > EXCERPT ? whole.slice(column - 1, column + 4 * EXCERPT) : whole;
  return { ...finding, line, column, excerpt: excerpt.trim().slice(0, EXCERPT) };
}
