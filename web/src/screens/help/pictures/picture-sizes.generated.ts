// Sizes of the pictures in CSS pixels. Written by tools/generate/help-pictures.
import type { HelpPictureName } from '@vys/contract/help/pictures';

export const pictureSizes: Readonly<Record<HelpPictureName, { width: number; height: number }>> = {
  studio: { width: 1180, height: 760 },
  history: { width: 1148, height: 728 },
  share: { width: 512, height: 580 },
  analytics: { width: 1180, height: 760 },
  'page-card': { width: 860, height: 332 },
  'import-export': { width: 860, height: 162 },
  messages: { width: 860, height: 305 },
  plans: { width: 1216, height: 611 },
  usage: { width: 860, height: 158 },
  profile: { width: 860, height: 607 },
  password: { width: 860, height: 335 },
  'two-factor': { width: 860, height: 180 },
  passkeys: { width: 860, height: 173 },
  devices: { width: 860, height: 211 },
  'your-data': { width: 860, height: 131 },
  phone: { width: 390, height: 780 },
  templates: { width: 1180, height: 760 },
  'api-keys': { width: 860, height: 201 },
  'share-post': { width: 512, height: 868 },
  'share-contact': { width: 512, height: 752 },
};
