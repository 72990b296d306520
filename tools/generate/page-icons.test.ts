// The marks of pages are those that the installed icon packages draw.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  brandFile,
  lineFile,
  networkFile,
  writeBrandIcons,
  writeLineIcons,
  writeNetworkMarks,
} from './page-icons.ts';

/** The formatter may break lines elsewhere. */
const entriesOf = (source: string) =>
  [...source.matchAll(/(\S+):\s+'([^']+)'/g)].map(([text]) => text.replace(/\s+/, ' '));

it('draws the icons that the lists name', async () => {
  expect(entriesOf(readFileSync(brandFile, 'utf8'))).toEqual(entriesOf(writeBrandIcons()));
  expect(entriesOf(readFileSync(networkFile, 'utf8'))).toEqual(entriesOf(writeNetworkMarks()));
  expect(entriesOf(readFileSync(lineFile, 'utf8'))).toEqual(entriesOf(await writeLineIcons()));
});
