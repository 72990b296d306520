// Where terms and privacy of this installation stand: our own pages until the server names others.

import { useClientConfig } from '../api/client-config.ts';
import { paths } from './paths.ts';

export type LegalUrls = { terms: string; privacy: string };

export function useLegalUrls(): LegalUrls {
  const { terms_url, privacy_url } = useClientConfig() ?? {};
  return { terms: terms_url || paths.terms, privacy: privacy_url || paths.privacy };
}
