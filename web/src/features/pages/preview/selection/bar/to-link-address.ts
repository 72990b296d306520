// The address that a creator means who leaves out its scheme. Pure.

export function toLinkAddress(text: string): string {
  const address = text.trim();
  if (address === '' || /^(?:https?:|mailto:|tel:|#)/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d ()./-]{6,}$/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  // Another scheme stays as it is, and is rejected.
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
}
