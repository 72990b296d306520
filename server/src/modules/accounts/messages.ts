// Texts of the accounts module: limits, and the README of the data export. Error messages are in the contract.
import type { AiStop } from './rules.ts';

/** Rounded up, so that the wait is never shorter than it needs to be. */
function formatDays(seconds: number): string {
  const days = Math.max(1, Math.ceil(seconds / (24 * 60 * 60)));
  return days === 1 ? '1 day' : `${days} days`;
}

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const NAME_TAKEN = 'This username is already taken';
export const NAME_RESERVED = 'This username is reserved';
export const IMAGE_NOT_UPLOADED = 'Upload the image first.';
export const NAME_AVAILABLE = 'This username is available';

export function describeTooManyRetired(seconds: number): string {
  return `Your last three usernames still lead to your page, and three is the limit. You can choose a new one in ${formatDays(seconds)}, or go back to one of those three.`;
}

export function describeTooManyChanges(seconds: number): string {
  return `You've changed your username several times lately. You can change it again in ${formatDays(seconds)}.`;
}

export function describeAiStop({ limit, per, freeAt }: AiStop, planName: string): string {
  const span = per === 'month' ? 'this month' : 'in the last 7 days';
  return `You've used all ${limit} AI requests ${span} on the ${planName} plan. You'll get the next one on ${dayAndTime.format(freeAt)} UTC. Upgrade to continue.`;
}

export const dataExportMessages = {
  title: (time: string) => `Your Vys data, exported ${time}.`,
  units: 'Times are in UTC, sizes in bytes. You can open .json files in any text editor.',
  secrets: "Passwords, codes and keys are stored as hashes and aren't included.",
  images: 'Your uploaded images, named as in media.json.',
  missingImages: "These images weren't included; media.json has their links:",
  files: {
    profile: 'Your profile, plan and settings.',
    names: 'Old usernames reserved for you after a change.',
    aiRequests: 'When you used the assistant.',
    signIn: 'Sign-in data.',
  },
  /** By the name of the file. */
  identityFiles: {
    'sign-in': 'Your email, username and name.',
    sessions: 'Devices you signed in on, with IP address and times.',
    'email-tokens': 'Email links you can still use.',
    'authenticator-apps': 'When you set up an authenticator app.',
    'recovery-codes': "Which recovery codes you've used, without the codes.",
    passkeys: 'Your passkeys by name, without their keys.',
    'api-keys': 'Your API keys by name, with what they can do and when they were last used.',
  } as Record<string, string>,
};
