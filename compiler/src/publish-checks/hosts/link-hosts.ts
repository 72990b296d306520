// Blocks addresses that pretend to lead elsewhere, and hosts that a list names as harmful.

import { type CheckContext, type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { linkRemoval } from '../source-edits.ts';
import type { Address } from './addresses.ts';
import { type ConfusableMatch, findConfusableBrand } from './confusable-hosts.ts';
import { isMixed, listScripts } from './confusables.ts';
import { type Host, isWithin, listedIn } from './hosts.ts';

export const checkHosts: Rule = (context) => {
  const checkedHosts = new Map<string, Issue[]>();
  const issues: Issue[] = [];
  for (const address of context.addresses) {
    const { host, use, at } = address;
    const key = `${host.name} ${host.disguise ?? ''} ${use === 'load'}`;
    let hostIssues = checkedHosts.get(key);
    if (!hostIssues) {
      hostIssues = isOurs(context, host) ? [] : checkAddress(context, address);
      checkedHosts.set(key, hostIssues);
    }
    const place = at === undefined ? {} : ({ source: 'jsx', at } as const);
    for (const issue of hostIssues) {
      const isFixed = issue.severity === 'block' && issues.length < MAX_ISSUES;
      const fix = isFixed ? linkRemoval(context, address.element) : {};
      issues.push({ ...issue, about: host.name, ...place, ...fix });
    }
  }
  return [...issues, ...unchecked(context)];
};

function isOurs({ input }: CheckContext, host: Host): boolean {
  const ownHosts = input.ownHosts ?? [];
  return host.disguise === undefined && ownHosts.some((name) => isWithin(host.name, name));
}

function checkAddress({ input }: CheckContext, { host, use }: Address): Issue[] {
  const issues: Issue[] = [];
  const listed = input.blockedHosts && listedIn(input.blockedHosts, host);
  if (listed) issues.push(blocked(host, listed.why));
  // A picture is seen, not gone to.
  if (use === 'load') return issues;
  if (host.disguise !== undefined) issues.push(hidden(host, host.disguise));
  if (host.broken) issues.push(broken(host));
  const match = findConfusableBrand(host);
  const mixed = host.labels.find((label) => isMixed(listScripts(label)));
  if (match) issues.push(confusableHost(host, match));
  else if (mixed !== undefined) issues.push(mixture(host, mixed));
  else if (/\P{ASCII}/u.test(host.name)) issues.push(foreignLetters(host));
  return issues;
}

const WHY: Readonly<Record<ConfusableMatch['how'], (brand: string) => string>> = {
  letters: (brand) => `is written to look like ${brand}`,
  'one-letter': (brand) => `is one letter away from ${brand}`,
  ending: (brand) => `uses ${brand}'s name with an ending that ${brand} doesn't use`,
  subdomain: (brand) => `starts with ${brand}'s name, but belongs to someone else`,
  'phishing-phrase': (brand) => `combines ${brand}'s name with a word for signing in or support`,
};

function confusableHost(host: Host, { brand, how }: ConfusableMatch): Issue {
  return {
    rule: 'confusable-host',
    severity: 'block',
    message: `The address ${shown(host)} ${WHY[how](brand.name)}. Visitors could mistake it for ${brand.name}, so you can't publish a page with this link. Link to ${brand.hosts[0]} itself, or remove the link.`,
  };
}

function hidden(host: Host, disguise: string): Issue {
  return {
    rule: 'hidden-host',
    severity: 'block',
    message: `This link looks like it goes to ${disguise.slice(0, 60)}, but it goes to ${shown(host)}: browsers ignore everything before the @. Remove that part.`,
  };
}

function broken(host: Host): Issue {
  return {
    rule: 'punycode-host',
    severity: 'block',
    message: `The address ${shown(host)} isn't valid: its xn-- part can't be decoded. Fix or remove the link.`,
  };
}

function mixture(host: Host, label: string): Issue {
  const scripts = [...listScripts(label)].join(' and ');
  return {
    rule: 'punycode-host',
    severity: 'block',
    message: `The address ${shown(host)} mixes ${scripts} letters in one name, which is how fake addresses are made. Use an address in one script.`,
  };
}

function foreignLetters(host: Host): Issue {
  const scripts = [...listScripts(host.name)].filter((script) => script !== 'Latin');
  const letters = scripts.length > 0 ? `${scripts.join(' and ')} letters` : 'accented letters';
  return {
    rule: 'punycode-host',
    severity: 'warn',
    message: `The address ${shown(host)} has ${letters}. That's fine; some apps show these addresses as xn--….`,
  };
}

function blocked(host: Host, why: string): Issue {
  return {
    rule: 'blocked-host',
    severity: 'block',
    message: `The host ${shown(host)} is on a list of harmful sites${why ? ` (${why})` : ''}. Remove the link. If that's a mistake, contact the operator of this site.`,
  };
}

function unchecked({ input }: CheckContext): Issue[] {
  if (input.unchecked === undefined) return [];
  const message = `We couldn't check your links against the list of harmful sites (${input.unchecked}). You can still publish; we'll check them again next time.`;
  return [{ rule: 'links-unchecked', severity: 'warn', message }];
}

const shown = (host: Host): string =>
  host.sourceName !== host.name && /xn--/i.test(host.sourceName)
    ? `${host.name.slice(0, 80)} (${host.sourceName.slice(0, 80)})`
    : host.name.slice(0, 80);
