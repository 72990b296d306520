// The pages that cases begin with, as the chat gets them.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageContent } from '@vys/contract/pages/page-content';
import { localPages } from './start-pages/development-local.ts';
import { onlinePages } from './start-pages/development-online.ts';
import { heldOutPages } from './start-pages/held-out.ts';

const designs = { ...heldOutPages, ...localPages, ...onlinePages };
export type StartPageId = keyof typeof designs;

export const startPageIds = Object.keys(designs) as [StartPageId, ...StartPageId[]];

export const startPages = Object.fromEntries(
  Object.entries(designs).map(([id, design]) => [id, writeDesign(design)]),
) as Record<StartPageId, PageContent>;
