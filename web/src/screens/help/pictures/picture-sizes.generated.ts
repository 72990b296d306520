// Sizes of the pictures in CSS pixels. Written by tools/generate/help-pictures.
import type { HelpPictureName } from '@vys/contract/help/pictures';

export const pictureSizes: Readonly<Record<HelpPictureName, { width: number; height: number }>> = {
  studio: { width: 1, height: 1 },
  history: { width: 1, height: 1 },
  share: { width: 1, height: 1 },
  analytics: { width: 1, height: 1 },
  'page-card': { width: 1, height: 1 },
  'import-export': { width: 1, height: 1 },
  messages: { width: 1, height: 1 },
  plans: { width: 1, height: 1 },
  usage: { width: 1, height: 1 },
  profile: { width: 1, height: 1 },
  password: { width: 1, height: 1 },
  'two-factor': { width: 1, height: 1 },
  passkeys: { width: 1, height: 1 },
  devices: { width: 1, height: 1 },
  'your-data': { width: 1, height: 1 },
  phone: { width: 1, height: 1 },
};
