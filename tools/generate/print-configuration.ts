// Prints the table of environment variables into docs/configuration.md.
import { settings, settingTexts } from '../../server/src/platform/config-settings.ts';
import { printTable } from './print-table.ts';

const BEGIN = '<!-- settings:begin -->\n';
const END = '<!-- settings:end -->';

/** `document` with the table of now. */
export function printConfiguration(document: string): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const description = settingTexts.get(schema);
    if (!description) throw new Error(`${name} has no description`);
    return [`\`${name}\``, description.fallback, description.meaning];
  });
  const table = printTable(['Variable', 'Default', 'Meaning'], rows);
  const start = document.indexOf(BEGIN) + BEGIN.length;
  const end = document.indexOf(END);
  if (start < BEGIN.length || end < start) {
    throw new Error('docs/configuration.md has lost its markers');
  }
  return `${document.slice(0, start)}\n${table}\n${document.slice(end)}`;
}
