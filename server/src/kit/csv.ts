// Rows of comma-separated values for spreadsheets (RFC 4180).

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Every cell is quoted. One that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
