// The country of an address, from the database of the regional registries (CC0) that npm installs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { normalizeAddress } from '../../../platform/net/ip-address.ts';

type Entry = { country_code?: string };

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
let reader: Reader<CountryResponse> | undefined;

/** An ISO 3166 code; null for private and unassigned addresses. The address is not kept. */
export function findCountry(ip: string): string | null {
  const address = normalizeAddress(ip);
  if (address === undefined) return null;
  reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  const code = (reader.get(address) as Entry | null)?.country_code;
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
}
