// Bytes of a web page into text, by the character set that its head or its first bytes name.

const IN_PAGE = /<meta[^<>]+charset\s?=\s?["']?\s?([\w-]{2,40})/i;

export function decodeHtml(bytes: Buffer, contentType: string): string {
  const named = /charset\s*=\s*"?([\w-]{2,40})/i.exec(contentType)?.[1];
  const written = IN_PAGE.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1];
  for (const label of [named, written]) {
    const decoder = label === undefined ? undefined : decoderFor(label);
    if (decoder) return decoder.decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}

function decoderFor(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
