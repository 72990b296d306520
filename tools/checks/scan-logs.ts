// Scans what a test run logged: `scan-logs.ts <folder> <part>…`, where each part (unit, browser) must have
// left lines there. Ends with 1 if it finds a secret, or nothing to scan.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPasswords } from '../dev/test-passwords.ts';
import { scanText } from './log-scan.ts';

const SHOWN = 20;
const root = resolve(import.meta.dirname, '../..');
const [folder = '', ...parts] = process.argv.slice(2);

const files = existsSync(folder) ? readdirSync(folder) : [];
const passwords = testSources().flatMap((path) => findPasswords(readFileSync(path, 'utf8')));
let lines = 0;
let leaks = 0;
for (const name of files) {
  const text = readFileSync(join(folder, name), 'utf8');
  lines += text.split('\n').length - 1;
  for (const { kind, line, excerpt } of scanText(text, passwords)) {
    leaks += 1;
    if (leaks <= SHOWN) console.error(`${name}:${line} ${kind}: ${excerpt}`);
  }
}
const silent = parts.filter((part) => !files.some((name) => name.startsWith(part)));
for (const part of silent)
  console.error(`Nothing was logged by ${part}; there is nothing to scan.`);
console.log(
  `${lines} lines of ${files.length} logs, ${passwords.length} passwords: ${leaks} secrets.`,
);
process.exitCode = leaks > 0 || silent.length > 0 || lines === 0 ? 1 : 0;

function testSources(): string[] {
  return ['server/src', 'server/test', 'e2e'].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !path.includes('node_modules'))
      .filter((path) => place !== 'server/src' || path.endsWith('.test.ts'))
      .map((path) => join(root, place, path)),
  );
}
