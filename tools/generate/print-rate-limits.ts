// Prints the table of rate limits as Markdown.
import { rateLimits } from '../../server/src/platform/rate-limit/policies.ts';
import type { KeyPart, LimitResponse, Policy } from '../../server/src/platform/rate-limit/rules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../server/src/platform/time-spans.ts';
import { printTable } from './print-table.ts';

const introduction = `# Rate limits

<!-- Printed by \`npm run docs\` from server/src/platform/rate-limit/policies.ts; not to be edited. -->

Every limit of the product. A network is one IPv4 address or the first 64 bits of an IPv6 address, which is what one customer commands; behind a proxy it is only right with \`VYS_TRUSTED_PROXIES\`. Limits in PostgreSQL hold across processes and restarts, those in memory for each process. "5, then one every 45 s" allows five at once when it has not been used for a while. A wait that doubles starts over after 30 minutes without an attempt. Why the numbers are as they are: decisions 022, 031 and 037.

`;

const meanings: readonly (readonly string[])[] = [
  ['429', '`rate.limited` with `Retry-After`, the seconds until the next attempt passes'],
  ['429, own code', '`accounts.username_limit`, with `Retry-After`'],
  [
    'as a wrong answer',
    'the response of a wrong password, so that it does not tell whether the account exists',
  ],
  ['no email', 'the usual response, and no email is sent'],
  ['not counted', 'the visit is left out of the statistics and counted under its reason'],
  ['closed', 'the connection is closed without a response'],
];

const responses: Record<LimitResponse, string> = {
  rate_limited: '429',
  username_limit: '429, own code',
  wrong_credentials: 'as a wrong answer',
  no_email: 'no email',
  not_counted: 'not counted',
  closed: 'closed',
};

const stores: Record<Policy['store'], string> = {
  postgres: 'PostgreSQL',
  memory: 'memory',
  records: 'stored rows',
  concurrent: 'memory',
};

export function printRateLimits(): string {
  const rows = Object.entries<Policy>(rateLimits).map(([name, policy]) => [
    `\`${name}\``,
    policy.guards,
    policy.key.map(describeKeyPart).join(' and ') || 'all together',
    describeLimit(policy),
    stores[policy.store],
    responses[policy.response],
  ]);
  const header = ['Limit', 'Of what', 'Counted per', 'How many', 'Counted in', 'Response'];
  const legend = printTable(['Response', 'Meaning'], meanings);
  return `${introduction}${printTable(header, rows)}\n${legend}`;
}

const describeKeyPart = (part: KeyPart) => (part === 'address' ? 'network' : part);

function describeLimit(policy: Policy): string {
  switch (policy.store) {
    case 'postgres': {
      const { emissionIntervalsMs: waits, burstToleranceMs } = policy;
      const longestMs = waits.at(-1) ?? 0;
      const free = waits.filter((wait) => wait === 0).length;
      if (free > 0) {
        return `${free + 1}, then a wait of 1 s that doubles up to ${formatSpan(longestMs)}`;
      }
      const burst = burstToleranceMs / longestMs + 1;
      return `${formatNumber(burst)}, then one every ${formatSpan(longestMs)}`;
    }
    case 'concurrent':
      return `${formatNumber(policy.atOnce)} at once`;
    default: {
      const count = formatNumber(policy.count);
      const unit = units.find(([ms]) => ms === policy.windowMs);
      return unit ? `${count} ${unit[1]}` : `${count} in ${formatSpan(policy.windowMs)}`;
    }
  }
}

const units = [
  [MINUTE, 'a minute'],
  [HOUR, 'an hour'],
  [DAY, 'a day'],
] as const;

function formatSpan(ms: number): string {
  if (ms >= DAY) return ms === DAY ? 'day' : `${ms / DAY} days`;
  if (ms >= HOUR) return `${ms / HOUR} h`;
  return ms >= MINUTE ? `${ms / MINUTE} min` : `${ms / SECOND} s`;
}

const formatNumber = (count: number) => count.toLocaleString('en-US');
