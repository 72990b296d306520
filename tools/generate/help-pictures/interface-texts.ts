// What a picture of the help center shows of the interface, in words: recorded when the picture is taken, and read again by
// the end-to-end tests, which so tell that a picture is out of date.
import type { Language } from '@vys/contract/language/languages';
import type { Locator } from 'playwright-core';
import { readWebMessages } from '../../checks/web-catalogues.ts';
import { demo } from '../../dev/demo-creator.ts';

const PARTS = 'h1, h2, h3, label, legend, button, summary, dt, th, [role=tab], [role=switch]';

export type InterfaceNames = {
  language: Language;
  /** The text of the web app's catalogue in this folder, such as `screens/studio`. */
  say: (folder: string, key: string) => string;
};

/** What the interface calls things in one language. */
export async function readInterfaceNames(language: Language): Promise<InterfaceNames> {
  const messages = await readWebMessages(language);
  return {
    language,
    say(folder, key) {
      const text = messages.get(`${folder} messages.${key}`);
      if (typeof text !== 'string') throw new Error(`${folder} has no text ${key}`);
      return text;
    },
  };
}

/** Of headings, labels and controls; what the demo creator's page, the feed and the clock add is left out. */
export async function readInterfaceTexts(
  shown: Locator,
  { say }: InterfaceNames,
): Promise<string[]> {
  // Its categories come and go with what has happened.
  const feed = `[aria-label="${say('features/notifications/feed', 'activityFeed')}"]`;
  const texts = await shown
    .locator(PARTS)
    .evaluateAll(
      (elements, feed) =>
        elements
          .filter((element) => element.checkVisibility() && element.closest(feed) === null)
          .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
      feed,
    );
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter(isOfInterface).toSorted();
}

/** Figures, greetings (by the first name) and devices (by their browser) come and go. */
export const isOfInterface = (text: string): boolean =>
  text !== '' &&
  text.length <= 60 &&
  !/\d|Chrom/.test(text) &&
  !text.includes(`, ${demo.firstName}`);
