// A name to show, from what an account was registered with. Pure.

/** `Mara Lind` for `mara.lind` or `mara_lind92`: what is written for machines is not a name. */
export function toDisplayName(text: string): string {
  const name = text.trim();
  const isMachine = /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/.test(name) || /^[a-z]+\d+$/i.test(name);
  if (!isMachine) return name;
  return name
    .replace(/\d+/g, ' ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
