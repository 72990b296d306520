// Prints the table of environment variables into docs/configuration.md.
import { settings, settingTexts } from '../../server/src/platform/config-settings.ts';
import { printTable } from './print-table.ts';

const section = /(?<=<!-- settings:begin -->\n).*(?=<!-- settings:end -->)/s;

/** `document` with the table of now. */
export function printConfiguration(document: string): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const description = settingTexts.get(schema);
    if (!description) throw new Error(`${name} has no description`);
    return [`\`${name}\``, description.fallback, description.meaning];
  });
  const table = printTable(['Variable', 'Default', 'Meaning'], rows);
  if (!section.test(document)) throw new Error('docs/configuration.md has lost its markers');
  return document.replace(section, () => `\n${table}\n`);
}
