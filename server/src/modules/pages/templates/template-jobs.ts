// Writes templates, and pages that are put into one, in worker processes. Pure functions from JSON to JSON.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import { putIntoTemplate } from '@vys/compiler/templates/put-into-template';
import { withComingDays } from '@vys/compiler/templates/template';
import { templateDesign } from '@vys/compiler/templates/templates';
import { isWebUrl } from '@vys/contract/api/schemas';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import type { TemplateId } from '@vys/contract/templates/template-ids';

export type Profile = { username: string; fullName: string; avatarUrl: string | null };

export type UseInput = { id: TemplateId; content: PageContent | null; profile: Profile };
export type UsedTemplate = {
  content: PageContent;
  isComplete: boolean;
  addedSections: number;
};

/** `picturesUrl` is where the pictures of the sample content are served, `today` an ISO day. */
export type WriteInput = { id: TemplateId; picturesUrl: string; today: string };

export function writeTemplate({ id, picturesUrl, today }: WriteInput): PageContent {
  const design = templateDesign(id, (name) => `${picturesUrl}${name}.svg`);
  return writeDesign(withComingDays(design, today));
}

/** Null for code that cannot be read. */
export function useTemplate({ id, content, profile }: UseInput): UsedTemplate | null {
  // None of its pictures is taken over.
  const template = templateDesign(id, (name) => `https://pictures.invalid/${name}`);
  const opened = content ? openPage(content) : openProfile(profile, template);
  if (opened === undefined) return null;
  const { design, addedSections } = putIntoTemplate(template, opened.design);
  const written = writeDesign(design);
  const metadata = content?.metadata ?? {
    ...written.metadata,
    title: `${profile.username}'s Page`,
  };
  return {
    content: { ...written, metadata },
    isComplete: opened.kind === 'model',
    addedSections,
  };
}

function openProfile(
  { username, fullName, avatarUrl }: Profile,
  { theme }: PageDesign,
): { design: PageDesign; kind: 'model' } {
  const name = fullName.trim().slice(0, 120) || username;
  const avatar = avatarUrl !== null && isWebUrl(avatarUrl) ? { url: avatarUrl, alt: name } : null;
  const page = { name, lang: 'en', links: [], sections: [], ...(avatar && { avatar }) };
  return { design: { page, theme }, kind: 'model' };
}
