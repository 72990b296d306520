// What the plans hold, in the language of an account.
import { entitlementMessages as de } from '@vys/contract/billing/messages/de';
import { entitlementMessages as en } from '@vys/contract/billing/messages/en';
import { entitlementMessages as es } from '@vys/contract/billing/messages/es';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Messages, Translations } from '@vys/contract/language/messages';
import type { Account } from '../accounts/index.ts';

const texts: Translations<Messages<typeof en>> = { en, de, es };

export const getEntitlementTexts = ({ language }: Pick<Account, 'language'>) =>
  texts[language ?? DEFAULT_LANGUAGE];
