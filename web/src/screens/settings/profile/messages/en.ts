// Texts of screens/settings/profile.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  email: 'Email',
  emailHint: 'Email cannot be changed for security reasons',
  /** Goes on where the note of the specification (SET-2) ends. */
  unlessBoth: 'unless both addresses confirm it.',
  onceConfirmed: "once it's confirmed. Until then, you can still correct it.",
  changeEmail: 'Change email',
  cancelChange: 'Cancel change',
  waitingFor: (email: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean) => {
    if (isCurrentConfirmed) return `To change your email, open the link we sent to ${email}.`;
    return isNewConfirmed
      ? `To change your email to ${email}, open the link we sent to your current address.`
      : `To change your email to ${email}, open the links we sent to both addresses.`;
  },
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
  intro: 'Your public name, picture and link.',
  uploadPicture: 'Upload picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  pictureTooLarge: 'Images can be up to 10 MB.',
  pictureUnreadable: "We couldn't read this image. Try a JPEG or PNG.",
  cropTitle: 'Position your picture',
  cropHint: 'Drag it, or use the sliders.',
  picturePreview: 'Preview of your picture',
  zoom: 'Zoom',
  leftRight: 'Left, right',
  upDown: 'Up, down',
  usePicture: 'Use picture',
  cancel: 'Cancel',
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
