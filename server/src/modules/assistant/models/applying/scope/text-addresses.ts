// Addresses in texts. Apart from the others, since the process of the app loads it too.
import { isTopLevelDomain } from '../../../reading/values/top-level-domains.ts';

const IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s"'<>)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?:\/[^\s"'<>)\]]*)?/gi;

/** Written out in a text: web addresses, also without a scheme, and emails. */
export function listTextAddresses(text: string): string[] {
  return [...text.matchAll(IN_TEXT)].flatMap(([found]) => {
    const address = found.replace(/[.,;:!?…]+$/, '');
    if (address.includes('@')) return [`mailto:${address}`];
    if (/^(?:https?:|www\.)/i.test(address)) return [address];
    const label = address.split('/')[0]?.split('.').at(-1)?.toLowerCase() ?? '';
    return isTopLevelDomain(label) ? [address] : [];
  });
}
