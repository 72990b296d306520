// Looks for secrets in text that must hold none: logs, bodies of errors. Pure; scan-logs.ts hands in the
// logs of a test run. It knows secrets by their form, and the passwords of the tests by themselves.

export type Leak = {
  readonly kind: string;
  readonly line: number;
  /** What stands before it, and how it begins. */
  readonly excerpt: string;
};

type Rule = { readonly kind: string; readonly pattern: RegExp; isReal?(found: string): boolean };

/** Signs of a secret that a report repeats. */
const SHOWN = 4;

const secretName =
  '(?:[\\w-]*(?:password|secret|assertion|verifier|cookie)|totp|authorization|(?:\\w+_)?token|credential)';

const rules: readonly Rule[] = [
  { kind: 'JWT', pattern: /(?<![\w-])[\w-]{11,}\.eyJ[\w-]{8,}/g },
  { kind: 'token of an editor', pattern: /vys_et_[\w-]{16,}/g },
  { kind: 'refresh token', pattern: /(?<![\w/+.=-])[\w-]{64}(?![\w/+.=-])/g, isReal: isRandom },
  { kind: 'token of 256 bits', pattern: /(?<![\w/+.=-])[\w-]{43}(?![\w/+.=-])/g, isReal: isRandom },
  {
    kind: 'recovery code',
    pattern: /(?<![\w-])(?:[2-9b-hj-np-tv-z]{4}-){5}[2-9b-hj-np-tv-z]{4}(?![\w-])/g,
  },
  {
    kind: 'secret of an authenticator',
    pattern: /otpauth:\/\/\S+|(?<![\w-])[A-Z2-7]{32}(?![\w-])/g,
  },
  { kind: 'encrypted refresh token', pattern: /(?<![\w-])vys1\.[\w.-]{40,}/g },
  { kind: 'password hash', pattern: /\$argon2(?:id|i|d)\$\S*/g },
  { kind: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g },
  { kind: 'private JWK', pattern: /"d\\*"\s*:\s*\\*"[\w-]{20,}/g },
  { kind: 'bearer', pattern: /\b(?:Bearer|Basic)\s+(?!realm|error)[\w.+/=-]{8,}/gi },
  { kind: 'cookie', pattern: /(?:__Host-)?vys-binding=[\w-]+/g },
  {
    kind: 'secret field',
    pattern: new RegExp(`"${secretName}\\\\*"\\s*:\\s*\\\\*"(?!\\[hidden\\]|\\\\*")[^"]*`, 'gi'),
  },
  {
    kind: 'secret parameter',
    pattern:
      /[?&](?:\w*token|code|\w*password|assertion|\w*verifier|ticket)=(?!\[hidden\])[^&#\s"]+/gi,
  },
  {
    kind: 'password in an address',
    pattern: /(?<![a-z0-9+])[a-z][a-z0-9+]*:\/\/[^\s:@/"]+:[^\s:@/"]+@/gi,
  },
  { kind: 'key of a bucket', pattern: /\bAKIA[0-9A-Z]{16}\b|X-Amz-Signature=(?!\[hidden\])\w+/g },
  { kind: 'row of the database', pattern: /Key \([^()]*\)=\(|Failing row contains/g },
  { kind: 'card number', pattern: /(?<![\w.-])(?:\d[ -]?){12,18}\d(?![\w.-])/g, isReal: isCard },
];

/** `known` are secrets that are looked for word for word. */
export function scanText(text: string, known: readonly string[] = []): Leak[] {
  const distinct = [...new Set(known)].filter((secret) => secret.length >= 8);
  return text.split('\n').flatMap((line, index) => scanLine(line, index + 1, distinct));
}

type Found = { readonly kind: string; readonly at: number; readonly length: number };

function scanLine(line: string, number: number, known: readonly string[]): Leak[] {
  const secrets: Found[] = rules.flatMap(({ kind, pattern, isReal = () => true }) =>
    [...line.matchAll(pattern)]
      .filter(([text]) => isReal(text))
      .map((match) => ({ kind, at: match.index, length: match[0].length })),
  );
  for (const secret of known) {
    const at = line.indexOf(secret);
    if (at >= 0) secrets.push({ kind: 'password of a test', at, length: secret.length });
  }
  if (isRejectionWithStack(line)) {
    const [event = ''] = /^.*?"event":"[^"]*/.exec(line) ?? [];
    secrets.push({ kind: 'stack of a rejection', at: event.length, length: 0 });
  }
  return secrets.map(({ kind, at }) => ({
    kind,
    line: number,
    excerpt: toExcerpt(line, at, secrets),
  }));
}

/** Up to the secret and how it begins; other secrets of the line are left out. */
function toExcerpt(line: string, at: number, found: readonly Found[]): string {
  const signs = [...line.slice(0, at + SHOWN)].map((sign, place) => {
    const isSecret = found.some(
      (secret) => place >= secret.at + SHOWN && place < secret.at + secret.length,
    );
    return isSecret ? '*' : sign;
  });
  return `${signs.slice(-80).join('')}…`;
}

/** Letters of both cases and digits: names and hashes in hexadecimal are not. */
function isRandom(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && !/^[0-9a-f-]+$/i.test(text);
}

/** By length and first digits of the large brands, and the check digit (Luhn). */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (
    !/^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12})$/.test(
      digits,
    )
  )
    return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A stack belongs into the log of a fault of ours, not of every wrong request. */
function isRejectionWithStack(line: string): boolean {
  if (!line.startsWith('{') || !line.includes('"stack"')) return false;
  try {
    const { err, res } = JSON.parse(line) as Record<string, { statusCode?: number } | undefined>;
    const status = res?.statusCode ?? err?.statusCode ?? 500;
    return status >= 400 && status < 500;
  } catch {
    return false;
  }
}
