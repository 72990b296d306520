// What a picture of the help center shows of the interface, in words: recorded when the picture is taken, and read again by
// the end-to-end tests, which so tell that a picture is out of date.
import type { Locator } from 'playwright-core';

const PARTS = 'h1, h2, h3, label, legend, button, summary, dt, th, [role=tab], [role=switch]';

/** Of headings, labels and controls; what the demo creator's page and the clock add is left out. */
export async function readInterfaceTexts(shown: Locator): Promise<string[]> {
  const texts = await shown
    .locator(PARTS)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    );
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter(isOfInterface).toSorted();
}

/** Figures, greetings, devices and the feed's security notices come and go. */
const isOfInterface = (text: string): boolean =>
  text !== '' &&
  text.length <= 60 &&
  !/\d|^Good (?:morning|afternoon|evening)|^Sign out [A-Z]|^Security$/.test(text);
