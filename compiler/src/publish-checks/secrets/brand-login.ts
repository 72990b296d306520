// Blocks pages that ask people to sign in to a known service, or to verify an account there, and
// lead elsewhere. Naming a brand, or linking to its real site, is fine.

import { type CheckContext, type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { type Host, isWithin, parseHost, registrable } from '../hosts/hosts.ts';
import { say } from '../phrases.ts';
import { linkRemoval } from '../source-edits.ts';
import { type Element, getValues, listElements, textIn } from '../tree.ts';
import { BRANDS, type Brand } from './brands.ts';
import { readings } from './wording.ts';

type Claim = { brand: Brand | undefined; words: string };

const SIGN_IN =
  '(?:sign(?:ing)?|log(?:ging)?)[ -]?(?:in|on)|anmelden|einloggen|iniciar sesi[oó]n|inicia sesi[oó]n|se connecter|connectez[ -]vous|entrar|iniciar sess[aã]o|accedi|zaloguj(?: się)?|inloggen|войти';
const CONFIRM =
  'verify|confirm|validate|unlock|restore|reactivate|secure|recover|update|verifizieren|bestätigen|verifica|verifique|confirma|confirme|vérifiez|verifiez|confirmez|conferma|bevestig|подтвердите';
const TO = '(?:to|into|with|at|on|using|via|bei|mit|en|con|à|a|avec|sur|no|na|su|op|w|в)';
const YOUR = '(?:your|my|the|a|an|ihr|dein|tu|su|votre|seu|sua|il tuo|je|uw)';
const ACCOUNT =
  '(?:account|accounts|id|login|wallet|identity|konto|cuenta|compte|conta|profile|password|payment|billing)';
const WALLET =
  /\b(?:verify|validate|restore|recover|synchroni[sz]e|sync|rectify|migrate|unlock)(?:ing)? (?:your|my|the) (?:crypto |web3 |defi |digital )?wallets?\b/u;
const ACTION =
  /^(?:sign|log)[ -]?(?:in|on)\b|^(?:continue|verify|confirm|next|proceed|unlock|restore|recover|validate|start|claim|submit|go|ok|yes|click|tap|weiter|anmelden|einloggen|bestätigen|continuer|confirmer|vérifier|continuar|verificar|confirmar|iniciar|entrar|avanti|continua|accedi|conferma)\b/u;
const ASKS =
  /\b(?:user ?name|user ?id|login|log in|sign in|account|wallet|verify|confirm|benutzername|konto|usuario|cuenta|identifiant|compte)\b/u;
const LONGEST_CLAIM = 200;
const MAX_TEXTS = 5_000;
const MAX_FIELDS = 500;

type Pattern = { brand: Brand; find(text: string): boolean };
type Patterns = readonly Pattern[];

const PATTERNS: Patterns = /* @__PURE__ */ BRANDS.map(createPattern);

/** Compiled when it is first needed: most pages name none of the brands. */
function createPattern(brand: Brand): Pattern {
  let pattern: RegExp | undefined;
  const find = (text: string) => {
    pattern ??= toPattern(brand.name, brand.common);
    return pattern.test(text);
  };
  return { brand, find };
}

function toPattern(name: string, common?: boolean): RegExp {
  const word = name
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, ' ?');
  // A word with another meaning counts as the brand only where nothing follows that it belongs to.
  const end = common ? `(?= ${ACCOUNT}|[.,:;!?)–—]|$)` : '(?![\\p{L}\\p{N}])';
  const brand = `(?<![\\p{L}\\p{N}])${word}${end}`;
  const start = '(?<![\\p{L}\\p{N}])';
  return new RegExp(
    [
      `${start}(?:${SIGN_IN})(?: ${YOUR})?(?: ${TO})?(?: ${YOUR})? ${brand}`,
      `${start}(?:${CONFIRM})(?: ${YOUR})? ${brand}`,
      `${brand} (?:${SIGN_IN})(?![\\p{L}\\p{N}])`,
      `${start}(?:${CONFIRM})(?: ${YOUR})? ${ACCOUNT} (?:${TO}|of|von|de|di|van) ${brand}`,
    ].join('|'),
    'u',
  );
}

/** Pages must not ask for accounts at this product either. */
function patternsFor({ ownName, ownHosts = [] }: CheckContext['input']): Patterns {
  if (ownName === undefined) return PATTERNS;
  const brand: Brand = { name: ownName, word: ownName.toLowerCase(), hosts: ownHosts };
  return [createPattern(brand), ...PATTERNS];
}

export const checkBrandLogin: Rule = (context) => {
  const rendered = listElements(context.rendered);
  const elements = [...listElements(context.source), ...rendered];
  const patterns = patternsFor(context.input);
  const claims = listClaims(context, elements, patterns);
  const issues: Issue[] = [];
  for (const element of elements) {
    const isLink = element.attrs.has('href');
    if (issues.length >= MAX_ISSUES || !(isLink || element.tag === 'form')) continue;
    const ownClaim = isLink ? claimIn(textIn(element), patterns) : undefined;
    const leads = ownClaim
      ? strangeHosts(context, element)
      : leadsOn(context, element, claims.length > 0);
    for (const claim of ownClaim ? [ownClaim] : claims) {
      const target = leads.find((lead) => !isBrands(lead, claim));
      if (target === undefined) continue;
      issues.push({
        ...blocked(claim, getName(target), element.at),
        ...linkRemoval(context, element),
      });
      break;
    }
  }
  return issues;
};

/** What headings, paragraphs and the title say; a link speaks for itself. */
function listClaims(
  { input }: CheckContext,
  elements: readonly Element[],
  patterns: Patterns,
): Claim[] {
  const texts = new Set([input.title ?? '', input.description ?? '']);
  for (const element of elements) {
    if (element.tag === 'a' || texts.size > MAX_TEXTS) continue;
    const isPlain = element.children.every(
      (child) => typeof child === 'string' || child.tag !== 'a',
    );
    const text = isPlain ? textIn(element) : '';
    if (text !== '' && text.length <= LONGEST_CLAIM) texts.add(text);
  }
  const claims = new Map<string, Claim>();
  for (const text of texts) {
    const claim = claimIn(text, patterns);
    if (claim) claims.set(claim.brand?.word ?? '', claim);
  }
  return [...claims.values()];
}

function claimIn(text: string, patterns: Patterns): Claim | undefined {
  if (text === '' || text.length > LONGEST_CLAIM) return undefined;
  for (const reading of readings(text)) {
    for (const { brand, find } of patterns) {
      // The brand's first word is looked for first: most texts name none.
      if (reading.includes(firstWord(brand)) && find(reading)) return { brand, words: text };
    }
    if (WALLET.test(reading)) return { brand: undefined, words: text };
  }
  return undefined;
}

const firstWord = ({ name }: Brand) => name.toLowerCase().split(' ')[0] ?? '';

/** Where a link leads, or the form that takes what a claim asks for. */
type Lead = Host | 'form';

/** A link that goes on from a claim to an unrelated host, or a form that takes what the claim asks for. */
function leadsOn(context: CheckContext, element: Element, isClaimed: boolean): Lead[] {
  if (!isClaimed) return [];
  if (element.tag === 'form') return requestsAccount(element) ? ['form'] : [];
  const acts = readings(textIn(element)).some((reading) => ACTION.test(reading));
  return acts ? strangeHosts(context, element) : [];
}

function requestsAccount(form: Element): boolean {
  const fields = listElements(form).filter(({ tag }) => tag === 'input' || tag === 'textarea');
  const text = [textIn(form), ...fields.slice(0, MAX_FIELDS).flatMap(wordsOfField)].join(' ');
  return fields.length > 0 && readings(text).some((text) => ASKS.test(text));
}

function wordsOfField(field: Element): string[] {
  return ['name', 'placeholder', 'aria-label', 'value']
    .flatMap((name) => getValues(field, name))
    .map((words) => words.slice(0, LONGEST_CLAIM));
}

/** Where the element leads, without the hosts of this product. */
function strangeHosts({ input }: CheckContext, element: Element): Host[] {
  return getValues(element, 'href').flatMap((href) => {
    const host = parseHost(href);
    if (!host || (input.ownHosts ?? []).some((ownHost) => isWithin(host.name, ownHost))) return [];
    return [host];
  });
}

function isBrands(lead: Lead, { brand }: Claim): boolean {
  if (lead === 'form' || !brand) return false;
  return (
    brand.hosts.some((brandHost) => isWithin(lead.name, brandHost)) ||
    registrable(lead.labels).owned[0] === brand.word
  );
}

/** Empty for a form of the page. */
const getName = (lead: Lead): string => (lead === 'form' ? '' : lead.name);

function blocked({ brand, words }: Claim, target: string, at: number | undefined): Issue {
  const { name = '', hosts: [host = ''] = [] } = brand ?? {};
  return {
    rule: 'brand-login',
    severity: 'block',
    about: `${name} ${target}`,
    ...say('brandLogin', words.slice(0, 80), name, target.slice(0, 80), host),
    ...(at === undefined ? {} : { source: 'jsx', at }),
  };
}
