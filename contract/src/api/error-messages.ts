// What people are told about each error code, in every language.
import { errorMessages as billingDe } from '../billing/messages/de.ts';
import { errorMessages as billing } from '../billing/messages/en.ts';
import { errorMessages as billingEs } from '../billing/messages/es.ts';
import { errorMessages as identityDe } from '../identity/messages/de.ts';
import { errorMessages as identity } from '../identity/messages/en.ts';
import { errorMessages as identityEs } from '../identity/messages/es.ts';
import type { Translations } from '../language/messages.ts';
import { errorMessages as pagesDe } from '../pages/messages/de.ts';
import { errorMessages as pages } from '../pages/messages/en.ts';
import { errorMessages as pagesEs } from '../pages/messages/es.ts';
import type { ErrorCode } from './errors.ts';
import { errorMessages as generalDe } from './messages/de.ts';
import { errorMessages as general } from './messages/en.ts';
import { errorMessages as generalEs } from './messages/es.ts';

export const errorMessages: Translations<Readonly<Record<ErrorCode, string>>> = {
  en: { ...general, ...identity, ...billing, ...pages },
  de: { ...generalDe, ...identityDe, ...billingDe, ...pagesDe },
  es: { ...generalEs, ...identityEs, ...billingEs, ...pagesEs },
};
