// Gives a device a name that people recognize, from what its browser says about itself.
import type { Text } from '../../../../platform/language/text.ts';
import { say } from './device-messages/index.ts';

const LONGEST_USER_AGENT = 256;

/** Nothing but printable ASCII, and not much of it. */
export function shortenUserAgent(userAgent: string): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_USER_AGENT);
}

// The first that is named counts: most browsers also name those that they want to be taken for.
const browsers: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox on Linux"; for other programs what they call themselves; empty when nothing is said. */
export function nameDevice(userAgent: string): Text {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser !== undefined) {
    return system === undefined ? browser : say((messages) => messages.on(browser, system));
  }
  const program = /^([A-Za-z][\w.-]{0,30})(\/|$)/.exec(userAgent)?.[1];
  if (program !== undefined && program !== 'Mozilla') return program;
  return system === undefined ? '' : say((messages) => messages.unknownBrowser(system));
}

function nameIn(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([mark]) => mark.test(text))?.[1];
}
