// Full names and the first and last name of a realm's users.

export function joinName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** At its first space (SIGNUP-32). */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
