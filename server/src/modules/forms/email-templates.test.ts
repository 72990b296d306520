// The emails of a newsletter signup in every language.
import { languages } from '@vys/contract/language/languages';
import { describe, expect, it } from 'vitest';
import { confirmSubscriptionEmail, subscriptionConfirmedEmail } from './email-templates.ts';

const [to, pageUrl] = ['ben@example.com', 'https://vys.example/anna'];
const link = `${pageUrl}/_/link`;

describe.each(languages)('in %s', (language) => {
  const emails = [
    confirmSubscriptionEmail({ to, pageUrl, language }, link),
    subscriptionConfirmedEmail({ to, pageUrl, language }, link),
  ];

  it.each(emails)(
    'an email names the page and has its link on a line of its own: $subject',
    (email) => {
      expect(email.to).toBe(to);
      expect(email.body).toContain(pageUrl);
      expect(email.body.split('\n')).toContain(link);
    },
  );

  it('both are said in it', () => {
    const subjects = {
      en: ['Confirm your subscription', "You're subscribed"],
      de: ['Bestätige dein Abo', 'Du bist dabei'],
      es: ['Confirma tu suscripción', 'Suscripción confirmada'],
    };
    expect(emails.map(({ subject }) => subject)).toEqual(subjects[language]);
  });
});
