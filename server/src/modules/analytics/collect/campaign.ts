// The campaign that a page's address names (utm_source, utm_medium, utm_campaign).
import { storableText } from '../rules.ts';

export type Campaign = { source: string | null; medium: string | null; campaign: string | null };

const VALUE_LIMIT = 200;
const none: Campaign = { source: null, medium: null, campaign: null };

/** From the query of an address; broken percent-encoding is read as far as it goes. */
export function readCampaign(search: string): Campaign {
  if (!search.includes('utm_')) return none;
  const query = new URLSearchParams(search);
  return {
    source: readValue(query.get('utm_source')),
    medium: readValue(query.get('utm_medium')),
    campaign: readValue(query.get('utm_campaign')),
  };
}

function readValue(value: string | null): string | null {
  return storableText(value ?? '', VALUE_LIMIT).trim() || null;
}
