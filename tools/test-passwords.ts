// Finds in the sources of the tests the passwords that they use. Pure.

const named =
  /password\w*['"]?\s*(?::|=(?!=)|\?\?)\s*(?:[\w.]+\s*\?\?\s*)?['"`]([^'"`\n$]{8,})['"`]/gi;
const typed = /password[^\n]{0,60}\.fill\(['"`]([^'"`\n$]{8,})['"`]\)/gi;

export function findPasswords(source: string): string[] {
  return [...source.matchAll(named), ...source.matchAll(typed)].map((match) => match[1] ?? '');
}
