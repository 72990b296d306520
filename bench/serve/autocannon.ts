// A process of its own that sends the requests of a list with autocannon and prints the result.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AutocannonResult } from '../measure/load.ts';

type Options = {
  url: string;
  connections: number;
  duration: number;
  requests: { method: 'GET'; path: string; headers: Record<string, string> }[];
};

const autocannon = createRequire(import.meta.url)('autocannon') as (
  options: Options,
) => Promise<AutocannonResult>;

const [url = '', list = '', connections = '', seconds = ''] = process.argv.slice(2);
const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: lines.map((line) => {
    const [path = '', etag = ''] = line.split('\t');
    const condition = etag === '' ? {} : { 'if-none-match': etag };
    return { method: 'GET', path, headers: { 'accept-encoding': 'gzip', ...condition } };
  }),
});
process.stdout.write(JSON.stringify(result));
