// A real Chromium for tests. CHROMIUM_PATH names another than Debian's.
import { type Browser, chromium } from 'playwright-core';

/** A new one, which the caller closes. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

let shared: Promise<Browser> | undefined;

/** One for all test files of a worker process, which ends with it; tests open and close contexts. */
export function openChromium(): Promise<Browser> {
  shared ??= startChromium();
  return shared;
}
