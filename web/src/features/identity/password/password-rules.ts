// How strong a password is, by four checks (doc1 §5). Pure.
const checks = [/.{8,}/s, /[A-Z]/, /[a-z]/, /\d/];

export type Strength = 'weak' | 'medium' | 'strong';

export function passwordStrength(password: string): Strength {
  const met = checks.filter((check) => check.test(password)).length;
  if (met === 4) return 'strong';
  return met === 3 ? 'medium' : 'weak';
}
