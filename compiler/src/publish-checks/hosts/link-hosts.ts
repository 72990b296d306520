// Blocks addresses that pretend to lead elsewhere, and hosts that a list names as harmful.

import { type CheckContext, type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { say } from '../phrases.ts';
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

const IMITATIONS = {
  letters: 'hostLooksLike',
  'one-letter': 'hostOneLetterAway',
  ending: 'hostOtherEnding',
  subdomain: 'hostSubdomain',
  'phishing-phrase': 'hostPhishingPhrase',
} as const satisfies Readonly<Record<ConfusableMatch['how'], string>>;

function confusableHost(host: Host, { brand, how }: ConfusableMatch): Issue {
  return {
    rule: 'confusable-host',
    severity: 'block',
    ...say(IMITATIONS[how], shown(host), brand.name, brand.hosts[0] ?? brand.name),
  };
}

function hidden(host: Host, disguise: string): Issue {
  return {
    rule: 'hidden-host',
    severity: 'block',
    ...say('hiddenHost', disguise.slice(0, 60), shown(host)),
  };
}

function broken(host: Host): Issue {
  return {
    rule: 'punycode-host',
    severity: 'block',
    ...say('brokenHost', shown(host)),
  };
}

function mixture(host: Host, label: string): Issue {
  const scripts = [...listScripts(label)].join(',');
  return {
    rule: 'punycode-host',
    severity: 'block',
    ...say('mixedHost', shown(host), scripts),
  };
}

function foreignLetters(host: Host): Issue {
  const scripts = [...listScripts(host.name)].filter((script) => script !== 'Latin');
  return {
    rule: 'punycode-host',
    severity: 'warn',
    ...say('foreignHost', shown(host), scripts.join(',')),
  };
}

function blocked(host: Host, why: string): Issue {
  return {
    rule: 'blocked-host',
    severity: 'block',
    ...say('blockedHost', shown(host), why),
  };
}

function unchecked({ input }: CheckContext): Issue[] {
  if (input.unchecked === undefined) return [];
  const said = say('linksUnchecked', input.unchecked);
  return [{ rule: 'links-unchecked', severity: 'warn', ...said }];
}

const shown = (host: Host): string =>
  host.sourceName !== host.name && /xn--/i.test(host.sourceName)
    ? `${host.name.slice(0, 80)} (${host.sourceName.slice(0, 80)})`
    : host.name.slice(0, 80);
