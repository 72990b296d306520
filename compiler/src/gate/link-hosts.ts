// Blocks addresses that pretend to lead elsewhere, and hosts that a list names as harmful.
import type { Address } from './addresses.ts';
import { isMixed, scriptsOf } from './confusables.ts';
import { type Found, MAX_FOUND, type Rule, type Scene } from './finding.ts';
import { type Host, isWithin, listedIn } from './hosts.ts';
import { findResemblance, type Resemblance } from './look-alike.ts';
import { linkRemoval } from './source-edits.ts';

export const checkHosts: Rule = (scene) => {
  const judged = new Map<string, Found[]>();
  const found: Found[] = [];
  for (const address of scene.addresses) {
    const { host, use, at } = address;
    const key = `${host.name} ${host.disguise ?? ''} ${use === 'load'}`;
    let verdicts = judged.get(key);
    if (!verdicts) {
      verdicts = isOurs(scene, host) ? [] : judge(scene, address);
      judged.set(key, verdicts);
    }
    const place = at === undefined ? {} : ({ source: 'jsx', at } as const);
    for (const verdict of verdicts) {
      const isFixed = verdict.severity === 'block' && found.length < MAX_FOUND;
      const fix = isFixed ? linkRemoval(scene, address.element) : {};
      found.push({ ...verdict, about: host.name, ...place, ...fix });
    }
  }
  return [...found, ...unchecked(scene)];
};

function isOurs({ input }: Scene, host: Host): boolean {
  const own = input.ownHosts ?? [];
  return host.disguise === undefined && own.some((name) => isWithin(host.name, name));
}

function judge({ input }: Scene, { host, use }: Address): Found[] {
  const found: Found[] = [];
  const listed = input.blockedHosts && listedIn(input.blockedHosts, host);
  if (listed) found.push(blocked(host, listed.why));
  // A picture is seen, not gone to.
  if (use === 'load') return found;
  if (host.disguise !== undefined) found.push(hidden(host, host.disguise));
  if (host.broken) found.push(broken(host));
  const resemblance = findResemblance(host);
  const mixed = host.labels.find((label) => isMixed(scriptsOf(label)));
  if (resemblance) found.push(lookAlike(host, resemblance));
  else if (mixed !== undefined) found.push(mixture(host, mixed));
  else if (/\P{ASCII}/u.test(host.name)) found.push(foreignLetters(host));
  return found;
}

const WHY: Readonly<Record<Resemblance['how'], (brand: string) => string>> = {
  letters: (brand) => `is written so that it reads like ${brand}`,
  'one-letter': (brand) => `is one letter away from ${brand}`,
  ending: (brand) => `has the name of ${brand} with an ending that ${brand} does not use`,
  subdomain: (brand) => `starts with the name of ${brand}, but belongs to somebody else`,
  lure: (brand) => `puts the name of ${brand} beside a word for signing in or help`,
};

function lookAlike(host: Host, { brand, how }: Resemblance): Found {
  return {
    rule: 'look-alike-host',
    severity: 'block',
    message: `The address ${shown(host)} ${WHY[how](brand.name)}. Visitors could take it for ${brand.name}, so pages that link to it are not published. Link to ${brand.hosts[0]} itself, or remove the link.`,
  };
}

function hidden(host: Host, disguise: string): Found {
  return {
    rule: 'hidden-host',
    severity: 'block',
    message: `This address looks as if it led to ${disguise.slice(0, 60)}, but it leads to ${shown(host)}: everything before the @ is only for show. Write the address without that part.`,
  };
}

function broken(host: Host): Found {
  return {
    rule: 'punycode-host',
    severity: 'block',
    message: `The address ${shown(host)} is not a valid address: its xn-- part stands for no letters. Correct or remove the link.`,
  };
}

function mixture(host: Host, label: string): Found {
  const scripts = [...scriptsOf(label)].join(' and ');
  return {
    rule: 'punycode-host',
    severity: 'block',
    message: `The address ${shown(host)} mixes ${scripts} letters in one name. No language does that; it is how addresses are forged. Use an address in one script.`,
  };
}

function foreignLetters(host: Host): Found {
  const scripts = [...scriptsOf(host.name)].filter((script) => script !== 'Latin');
  const letters = scripts.length > 0 ? `${scripts.join(' and ')} letters` : 'accented letters';
  return {
    rule: 'punycode-host',
    severity: 'warn',
    message: `The address ${shown(host)} has ${letters}. That is fine; some programs show such addresses as xn--….`,
  };
}

function blocked(host: Host, why: string): Found {
  return {
    rule: 'blocked-host',
    severity: 'block',
    message: `The host ${shown(host)} is on a list of hosts that do harm${why ? ` (${why})` : ''}. Remove the link. If the list is wrong, tell the people who run this service.`,
  };
}

function unchecked({ input }: Scene): Found[] {
  if (input.unchecked === undefined) return [];
  const message = `The hosts of the links could not be looked up in the list of harmful ones (${input.unchecked}). The page may be published; they are looked up again the next time.`;
  return [{ rule: 'links-unchecked', severity: 'warn', message }];
}

const shown = (host: Host): string =>
  host.written !== host.name && /xn--/i.test(host.written)
    ? `${host.name.slice(0, 80)} (${host.written.slice(0, 80)})`
    : host.name.slice(0, 80);
