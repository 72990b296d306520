// A contact card (vCard 3.0, which every phone reads) and an email signature with the link of the page.

/** Commas, semicolons, backslashes and line ends are escaped (RFC 2426 §5). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

export function buildContactCard({ name, link }: { name: string; link: string }): Blob {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `URL:${link}`,
    'END:VCARD',
    '',
  ];
  return new Blob([lines.join('\r\n')], { type: 'text/vcard' });
}

export type Signature = { html: string; text: string };

export function buildSignature({ name, link }: { name: string; link: string }): Signature {
  const shown = link
    .replace(/^https?:\/\//, '')
    .split('?', 1)
    .join('');
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.textContent = shown;
  const bold = document.createElement('strong');
  bold.textContent = name;
  const text = `${name}\n${link}`;
  return { html: `<p>${bold.outerHTML}<br>${anchor.outerHTML}</p>`, text };
}

/** Rejects where the browser does not allow it. */
export async function copySignature({ html, text }: Signature): Promise<void> {
  const types = { 'text/html': html, 'text/plain': text };
  const parts = Object.entries(types).map(([type, part]) => [type, new Blob([part], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
}
