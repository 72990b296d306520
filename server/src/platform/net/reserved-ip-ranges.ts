// The Internet addresses that are not the public Internet, as the registries list them. Data only;
// safe-fetch.ts never connects to any of them.

export type AddressRange = {
  readonly range: string;
  readonly what: string;
  readonly source: string;
};

const row = (line: string): AddressRange => {
  const [range = '', what = '', source = ''] = line.split('|').map((cell) => cell.trim());
  return { range, what, source };
};

const table = (lines: string): readonly AddressRange[] => lines.trim().split('\n').map(row);

/** IANA IPv4 Special-Purpose Address Registry and RFC 5771. */
export const BLOCKED_IPV4_RANGES = table(`
0.0.0.0/8          | this network                 | RFC 791 §3.2
10.0.0.0/8         | private                      | RFC 1918
100.64.0.0/10      | shared by carriers (CGNAT)   | RFC 6598
127.0.0.0/8        | loopback                     | RFC 1122 §3.2.1.3
169.254.0.0/16     | link-local, cloud metadata   | RFC 3927
172.16.0.0/12      | private                      | RFC 1918
192.0.0.0/24       | protocol assignments         | RFC 6890 §2.1
192.0.2.0/24       | documentation                | RFC 5737
192.31.196.0/24    | AS112                        | RFC 7535
192.52.193.0/24    | AMT relays                   | RFC 7450
192.88.99.0/24     | 6to4 relays                  | RFC 7526
192.168.0.0/16     | private                      | RFC 1918
192.175.48.0/24    | AS112                        | RFC 7534
198.18.0.0/15      | benchmarks                   | RFC 2544
198.51.100.0/24    | documentation                | RFC 5737
203.0.113.0/24     | documentation                | RFC 5737
224.0.0.0/4        | multicast                    | RFC 5771
240.0.0.0/4        | reserved, broadcast          | RFC 1112 §4, RFC 8190
168.63.129.16/32   | Azure's host agent           | Azure: What is IP address 168.63.129.16
`);

/** The only block from which public addresses are given (RFC 4291 §2.4, IANA IPv6 address space). */
export const PUBLIC_IPV6_RANGE = '2000::/3';

/** Within and beside it, what is not public. What lies outside the public block is rejected anyway. */
export const BLOCKED_IPV6_RANGES = table(`
::/128             | unspecified                  | RFC 4291 §2.5.2
::1/128            | loopback                     | RFC 4291 §2.5.3
::/96              | IPv4-compatible              | RFC 4291 §2.5.5.1
::ffff:0:0/96      | IPv4-mapped                  | RFC 4291 §2.5.5.2
::ffff:0:0:0/96    | IPv4-translated              | RFC 2765
64:ff9b::/96       | NAT64                        | RFC 6052
64:ff9b:1::/48     | NAT64, local                 | RFC 8215
100::/64           | discard                      | RFC 6666
100:0:0:1::/64     | dummy prefix                 | RFC 9780
2001::/23          | protocol assignments, Teredo | RFC 2928, RFC 4380
2001:db8::/32      | documentation                | RFC 3849
2002::/16          | 6to4                         | RFC 3056
2620:4f:8000::/48  | AS112                        | RFC 7534
3fff::/20          | documentation                | RFC 9637
5f00::/16          | segment routing              | RFC 9602
fc00::/7           | unique local, cloud metadata | RFC 4193
fe80::/10          | link-local                   | RFC 4291 §2.5.6
fec0::/10          | site-local                   | RFC 3879
ff00::/8           | multicast                    | RFC 4291 §2.7
`);

/** Host names of internal networks, whatever they resolve to; their subdomains too. */
export const BLOCKED_HOSTNAMES: readonly string[] = [
  // RFC 6761 §6.3, RFC 6762 §3, RFC 8375, RFC 9476, ICANN resolution 2024.07.29.06
  'localhost',
  'local',
  'home.arpa',
  'alt',
  'internal',
  // RFC 6761 §6.2, §6.4, RFC 7686, and names that routers give their networks
  'test',
  'invalid',
  'onion',
  'localdomain',
  'lan',
  'intranet',
  'corp',
  'home',
  // Cloud metadata by name; Google's are under `internal`.
  'metadata.goog',
  'instance-data.ec2.amazonaws.com',
];
