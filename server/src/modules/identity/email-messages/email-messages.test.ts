// The emails with a link: in every language, with the same links.
import { languages } from '@vys/contract/language/languages';
import { describe, expect, it } from 'vitest';
import {
  newAddressEmail,
  oldAddressEmail,
  takenAddressEmail,
} from '../email-change/email-templates.ts';
import { passwordResetEmail, verificationEmail } from '../embedded/credentials/email-templates.ts';

const to = 'ada@example.com';
const appOrigin = 'https://app.example';
const token = 'a-token';
type Language = (typeof languages)[number];

const emails = {
  verification: (language: Language) => verificationEmail({ to, appOrigin, token, language }),
  reset: (language: Language) => passwordResetEmail({ to, appOrigin, token, language }),
  oldAddress: (language: Language) =>
    oldAddressEmail({ to, appOrigin, language }, 'new@example.com', token),
  newAddress: (language: Language) => newAddressEmail({ to, appOrigin, language }, token),
  takenAddress: (language: Language) => takenAddressEmail({ to, appOrigin, language }),
};

const linksOf = (body: string) => body.match(/https:\S+/g);

describe.each(Object.entries(emails))('%s', (_name, write) => {
  it('has a text of its own in every language', () => {
    for (const part of ['subject', 'body'] as const) {
      expect(new Set(languages.map((language) => write(language)[part])).size).toBe(3);
    }
  });

  it.each(languages)('keeps its links and its recipient in %s', (language) => {
    const [email, english] = [write(language), write('en')];
    expect(linksOf(email.body)).toEqual(linksOf(english.body));
    expect(linksOf(email.body)?.length).toBeGreaterThan(0);
    expect(email.to).toBe(to);
    expect(email.body).not.toMatch(/undefined|\[object/);
  });
});
