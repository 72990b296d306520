// One screen in all languages at once: the same person opens the same address and presses the same control in each, found
// by its English name and pressed at its place in the others.
import { type Browser, expect, type Page } from '@playwright/test';
import { type Language, languages } from '../../../contract/src/language/languages.ts';
import { appOrigin } from '../origins.ts';
import { findEnglishFormats, findUntranslated, readTexts } from './screen-texts.ts';

export type Role = 'button' | 'tab' | 'radio' | 'link' | 'menuitem' | 'switch';

/** A way from an address to a screen: what is pressed, one after the other; `keys:` for the keyboard. */
export type Step = readonly [Role, string | RegExp] | readonly ['keys', string];

export type SideBySide = {
  readonly pages: Readonly<Record<Language, Page>>;
  /** Runs for each language. */
  each(action: (page: Page, language: Language) => Promise<void>): Promise<void>;
  open(path: string): Promise<void>;
  take(...steps: Step[]): Promise<void>;
  /** Fails softly, so that a run names all texts. `own`: what the user wrote. */
  expectTranslated(screen: string, own?: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
};

export async function openSideBySide(
  browser: Browser,
  size = { width: 1280, height: 800 },
): Promise<SideBySide> {
  const open = async (language: Language) => {
    const context = await browser.newContext({
      ...{ baseURL: appOrigin, viewport: size, locale: locales[language] },
      reducedMotion: 'reduce',
    });
    // Also for what the test itself asks of the server.
    await context.addCookies([{ name: 'vys_language', value: language, url: appOrigin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return [language, page] as const;
  };
  const pages = Object.fromEntries(await Promise.all(languages.map(open))) as Record<
    Language,
    Page
  >;
  const each: SideBySide['each'] = async (action) => {
    await Promise.all(languages.map((language) => action(pages[language], language)));
  };
  return {
    pages,
    each,
    open: (path) =>
      each(async (page) => {
        await page.goto(path);
      }),
    async take(...steps) {
      for (const [role, name] of steps) {
        await each(async (page) => {
          await readTexts(page);
        });
        if (role === 'keys') await each((page) => page.keyboard.press(name as string));
        else await press(pages, role, name);
      }
    },
    expectTranslated: async (screen, own = []) => {
      for (const language of languages) {
        await expect
          .soft(pages[language].locator('html'), screen)
          .toHaveAttribute('lang', language);
      }
      const english = await readTexts(pages.en);
      expect(english.size, screen).toBeGreaterThan(2);
      for (const language of languages.filter((other) => other !== 'en')) {
        const texts = await readTexts(pages[language]);
        const wrong = [...findUntranslated(english, texts, own), ...findEnglishFormats(texts)];
        expect.soft(wrong, `${screen} in ${language}`).toEqual([]);
      }
    },
    close: () => each((page) => page.context().close()),
  };
}

async function press(pages: SideBySide['pages'], role: Role, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  const control = pages.en.getByRole(role, { name, exact }).filter({ visible: true }).first();
  const place = await control.evaluate((element) => {
    const path: string[] = [];
    for (let at: Element = element; at.parentElement; at = at.parentElement) {
      const index = [...at.parentElement.children].indexOf(at) + 1;
      path.unshift(`${at.tagName.toLowerCase()}:nth-child(${index})`);
    }
    return path.join(' > ');
  });
  for (const page of [pages.de, pages.es]) await page.locator(place).click();
  await control.click();
}
