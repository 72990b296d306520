// Rows of comma-separated values for spreadsheets (RFC 4180).

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Every cell is quoted. One that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

// Spreadsheets read fullwidth signs like the plain ones, and some skip a leading line break or tab.
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
