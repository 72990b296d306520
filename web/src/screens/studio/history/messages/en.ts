// Texts of screens/studio/history.
import { createPlural } from '@vys/contract/language/messages';
import type { VersionSource } from '@vys/contract/pages/versions';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';

const plural = createPlural(interfaceLanguage);

const sources: Readonly<Record<VersionSource, string>> = {
  assistant: 'Assistant',
  content: 'Content panel',
  code: 'Code editor',
  editor: 'Studio',
  restore: 'Restored',
  undo: 'Undo',
  redo: 'Redo',
  import: 'Import',
};

/** Sections have the names of the content panel. */
const parts: Readonly<Record<string, string>> = {
  profile: 'Profile',
  design: 'Design',
  details: 'Title and description',
  code: 'Code',
};

export const messages = {
  picture: 'Picture of this version',
  undo: 'Undo',
  redo: 'Redo',
  versionRestoredSuccessfully: 'Version restored successfully',
  partRestored: (part: string) => `${part} restored`,
  versionHistory: 'Version History',
  versionsSaved: (count: number) =>
    plural(count, { one: '# version saved', other: '# versions saved' }),
  loadingVersions: 'Loading versions',
  loadFailed: "We couldn't load the versions",
  tryAgain: 'Try again',
  noVersions: 'No version history yet',
  noVersionsHint: 'Every save and every AI change to your page appears here.',
  noVersionSelected: 'No Version Selected',
  selectVersionHint: 'Select a version to preview it. Nothing changes until you restore it.',
  versions: 'Versions',
  backToList: 'All versions',
  current: 'Current',
  version: (number: number) => `Version ${number}`,
  auto: 'Auto',
  published: 'Published',
  publishedOn: (date: string) => `Published on ${date}`,
  publishedBefore: 'Was published',
  sources,
  loadOlderFailed: "Couldn't load older versions.",
  loadOlderVersions: 'Load older versions',
  title: 'Title',
  description: 'Description',
  restoring: 'Restoring...',
  restoreVersion: 'Restore This Version',
  preview: 'Preview',
  compare: 'Compare',
  code: 'Code',
  versionPreview: 'Preview of this version',
  empty: 'Empty',
  comparing: 'Comparing versions',
  compareWith: 'Compare with',
  device: 'Device',
  mobile: 'Mobile',
  tablet: 'Tablet',
  desktop: 'Desktop',
  previewOf: (name: string) => `Preview of ${name}`,
  changes: 'What changed',
  changesBetween: (before: string, after: string) => `From ${before} to ${after}`,
  nothingChanged: 'These versions have the same content.',
  changesFailed: "We couldn't compare these versions",
  parts,
  restorePart: 'Restore',
  restorePartName: (part: string) => `Restore ${part} from this version`,
  onlyVersion: 'There is no other version to compare with yet.',
};
