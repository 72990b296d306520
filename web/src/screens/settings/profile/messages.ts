// Texts of screens/settings/profile.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  email: 'Email',
  emailHint: 'Email cannot be changed for security reasons',
  verified: 'Verified',
  notVerified: 'Not verified',
  profile: 'Profile',
  discard: 'Discard',
  saveChanges: 'Save changes',
  fullName: 'Full name',
  nameRequired: 'Name is required',
  timeZone: 'Time zone',
  timeZoneHint: 'Your analytics count days in this time zone.',
  noTimeZone: 'Choose a time zone',
  searchTimeZone: 'Search cities and regions',
  nothingFound: 'Nothing found.',
  unsavedChangesWarning: "Your profile changes aren't saved. If you leave now, you'll lose them.",
  intro: 'Your public name and link.',
  publicUrl: 'Public URL',
  urlCopied: 'URL copied to clipboard',
  copyFailed: 'Failed to copy URL',
  open: 'Open',
  notPublishedHint: "Nothing's published yet, so visitors see a “not found” page.",
  profileUpdated: 'Profile updated successfully',
  saveFailed: "We couldn't save your profile. Try again.",
  username: 'Username',
  isAvailable: (username: string | number) => `${username} is available`,
  linkChangeHint: (oldLink: ReactNode, redirectDays: number) =>
    richText`Changing your username changes your link. The old link ${oldLink} redirects for ${redirectDays} days.`,
  checking: 'Checking',
};
