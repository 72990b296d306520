// The passwords that are tried first: some 49,000 from published leaks, most used first.
// The only importer of the list.

let blocklist: Promise<ReadonlySet<string>> | undefined;

/** In lower case. */
export async function isBlocklistedPassword(password: string): Promise<boolean> {
  blocklist ??= loadKnown();
  return (await blocklist).has(password);
}

/** When the first password is chosen: the list takes some 10 MB. */
async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
