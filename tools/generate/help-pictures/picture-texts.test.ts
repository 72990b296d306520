// No picture of the help center shows a text that the interface no longer has: what was recorded in each language when it was
// taken is what the catalogues say now. Whether the screens show the same as then, the end-to-end tests tell.
import { type HelpPictureName, helpPictureNames } from '@vys/contract/help/pictures';
import { type Language, languages } from '@vys/contract/language/languages';
import { plans } from '@vys/contract/plans';
import { beforeAll, expect, it } from 'vitest';
import { type Message, toMatcher } from '../../checks/message-catalogues.ts';
import { readWebMessages } from '../../checks/web-catalogues.ts';
import { isOfInterface } from './interface-texts.ts';
import { pictureTexts } from './picture-texts.generated.ts';

const pictures = languages.flatMap((language) =>
  helpPictureNames.map((name) => [language, name] as const),
);

/** Names, and what joins several texts or quotes the demo creator's page. */
const names = [
  ...['Bluesky', 'Facebook', 'Instagram', 'LinkedIn', 'Telegram', 'Threads', 'WhatsApp', 'X'],
  ...Object.values(plans).map((plan) => plan.name),
  'Mira Sol',
  'Europe/Lisbon',
];
const isOther = (text: string) =>
  names.includes(text) || /(?:Ctrl|Strg)K$|demo@vys\.example|mirasol\.example/.test(text);

/** How many there are depends on the room that they take. */
const isSuggestion = (key: string) => key.startsWith('features/assistant/suggestions ');

type Catalogue = {
  messages: ReadonlyMap<string, Message>;
  /** Keys of the messages without values. */
  keysByText: ReadonlyMap<unknown, string[]>;
  /** Those with values. */
  matchers: (readonly [key: string, matches: (text: string) => boolean])[];
};
const catalogues = {} as Record<Language, Catalogue>;

beforeAll(async () => {
  for (const language of languages) {
    const messages = await readWebMessages(language);
    catalogues[language] = {
      messages,
      keysByText: Map.groupBy(messages.keys(), (key) => messages.get(key)),
      matchers: [...messages].flatMap(([key, message]) => {
        const matches = typeof message === 'string' ? undefined : toMatcher(message);
        return matches === undefined ? [] : [[key, matches] as const];
      }),
    };
  }
});

/** The messages that say this in a language: word by word, else with values in them. */
function findKeys(text: string, language: Language): string[] {
  const { keysByText, matchers } = catalogues[language];
  return keysByText.get(text) ?? matchers.flatMap(([key, matches]) => (matches(text) ? [key] : []));
}

/** Texts of the English picture that the one in `language` should show in the words of now, and does not. */
function findOutdated(name: HelpPictureName, language: Language): string[] {
  const { messages } = catalogues[language];
  const shown = new Set(pictureTexts[language][name]);
  const shownKeys = new Set([...shown].flatMap((text) => findKeys(text, language)));
  return pictureTexts.en[name].filter((text) => {
    const keys = isOther(text) ? [] : findKeys(text, 'en');
    const isShown = (key: string) => {
      const message = messages.get(key);
      const isLeftOut = typeof message === 'string' && !isOfInterface(message);
      return isLeftOut || isSuggestion(key) || shownKeys.has(key);
    };
    return keys.length > 0 && !keys.some(isShown);
  });
}

it.each(pictures)('in %s, the picture %s shows texts of now', (language, name) => {
  const unknown = pictureTexts[language][name].filter(
    (text) => !isOther(text) && findKeys(text, language).length === 0,
  );
  const problems = [...unknown, ...findOutdated(name, language)];
  expect(problems, `take it again: npm run help:pictures -- ${name}`).toEqual([]);
});
