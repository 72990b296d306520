// Sections of pictures and players without any: the studio shows what they wait for, visitors see nothing.
import type { PageSection } from '@vys/contract/page-model/sections';
import { type CodePart, componentName } from '../../design-parts.ts';

const waitsFor = { gallery: 'yourPictures', music: 'yourMusic', video: 'yourVideos' } as const;

/** Undefined for all that has something to show. */
export function emptyPart(section: PageSection): CodePart | undefined {
  if (section.kind !== 'gallery' && section.kind !== 'music' && section.kind !== 'video') return;
  if (section.items.length > 0) return undefined;
  const jsx = `function ${componentName(section.kind, 'empty')}({ section }) {
  if (section.items.length > 0) return null;
  return (
    <Section section={section} layout="empty">
      <Text className="waiting">{labels.${waitsFor[section.kind]}}</Text>
    </Section>
  );
}`;
  return { jsx, css: '.section:has(> .waiting) { display: none; }' };
}
