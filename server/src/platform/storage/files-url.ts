// What FILES_URL says: which bucket, where, and how it is addressed. Pure; config.ts hands over the values.
// They may hold a secret by mistake, so no sentence repeats one.
import { StartupError } from '../process/startup-error.ts';

export type S3Store = Readonly<{
  bucket: string;
  /** Before every key; empty, or without slashes at its ends. */
  prefix: string;
  /** An origin. */
  endpoint: string;
  region: string;
  /** The bucket is named in the path, not in the host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}>;

type Key = { id: string | undefined; secret: string | undefined };

const example = 's3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1';
const settings = ['endpoint', 'region', 'pathStyle'];

export function parseFilesUrl(value: string | undefined, key: Key): S3Store | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 's3:' || url.port !== '' || url.hash !== '') {
    throw problem(`must look like ${example}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw problem(
      'must not hold a key; give it as S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY instead',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) {
    throw problem('must name a bucket of 3 to 63 lower-case letters, digits, dots and hyphens');
  }
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !settings.includes(name)) || new Set(names).size < names.length) {
    throw problem(`may set ${settings.join(', ')} once each and nothing else`);
  }
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,64}$/.test(region)) throw problem('must name its region like eu-central-1');
  return Object.freeze({
    bucket: url.hostname,
    prefix: parsePrefix(url.pathname),
    endpoint: endpoint === null ? `https://s3.${region}.amazonaws.com` : parseOrigin(endpoint),
    region,
    pathStyle: parsePathStyle(url.searchParams.get('pathStyle'), endpoint !== null),
    ...checkKeyPair(key),
  });
}

function parsePrefix(path: string): string {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return '';
  try {
    const prefix = decodeURIComponent(trimmed);
    const isPlain = prefix.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is rejected
    if (isPlain && prefix.length <= 256 && !/[\x00-\x1f\x7f]/.test(prefix)) return prefix;
  } catch {
    // Not percent-encoded as it should be; told below.
  }
  throw problem('must have a prefix of plain names between single slashes, or none');
}

function parseOrigin(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isBare = url?.pathname === '/' && url.search === '' && url.hash === '';
  if (url === undefined || !isWeb || !isBare || url.username !== '' || url.password !== '') {
    throw problem('must have an endpoint like https://s3.example.com, without a path');
  }
  return url.origin;
}

/** Elsewhere than at Amazon the bucket as a host name is often not set up. */
function parsePathStyle(value: string | null, hasEndpoint: boolean): boolean {
  if (value === null) return hasEndpoint;
  if (value !== 'true' && value !== 'false') throw problem('must have pathStyle=true or false');
  return value === 'true';
}

function checkKeyPair({ id, secret }: Key): { accessKeyId: string; secretAccessKey: string } {
  if (id !== undefined && secret !== undefined) return { accessKeyId: id, secretAccessKey: secret };
  const missing = [
    ...(id === undefined ? ['S3_ACCESS_KEY_ID'] : []),
    ...(secret === undefined ? ['S3_SECRET_ACCESS_KEY'] : []),
  ];
  throw new StartupError(`FILES_URL is set, so ${missing.join(' and ')} must be set too.`);
}

function problem(why: string): StartupError {
  return new StartupError(`FILES_URL ${why}.`);
}
