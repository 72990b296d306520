// Pictures of the templates, drawn from the real pages by tools/generate/template-thumbnails.ts.
import type { TemplateId } from '@vys/contract/templates/template-ids';

const files = import.meta.glob<string>('./thumbnails/*/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** In pixels of the file. */
export const thumbnailSizes = {
  phone: { width: 360, height: 720 },
  desktop: { width: 720, height: 450 },
} as const;

export const thumbnailUrl = (id: TemplateId, device: keyof typeof thumbnailSizes) =>
  files[`./thumbnails/${device}/${id}.avif`];
