// Draws the pictures of the templates that /templates shows, from the real pages in Chromium, beside the hash of
// what each was drawn from: `node tools/generate/template-thumbnails.ts [--template=cafe,coach]`. With
// `--sheet=FOLDER [--width=320,1280]` it draws whole pages to look at instead.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { drawPicture, pictureNames } from '@vys/compiler/templates/pictures/pictures';
import { templateDesign } from '@vys/compiler/templates/templates';
import { type TemplateId, templateIds } from '@vys/contract/templates/template-ids';
import { type Camera, openCamera, templatePictureUrl } from './page-camera.ts';

export const thumbnailFolder = new URL(
  '../../web/src/screens/templates/thumbnails/',
  import.meta.url,
).pathname;
export const hashFile = join(thumbnailFolder, 'sources.json');

/** What is drawn in pixels of the page, and how wide the file is. */
export const shots = {
  phone: { width: 390, height: 780, fileWidth: 360 },
  desktop: { width: 1280, height: 800, fileWidth: 720 },
} as const;

/** Of everything that a thumbnail is drawn from. */
export function hashTemplate(id: TemplateId): string {
  const { jsx, css } = writeDesign(templateDesign(id, templatePictureUrl));
  const used = pictureNames.filter((name) => jsx.includes(templatePictureUrl(name)));
  const hash = createHash('sha256').update(jsx).update('\0').update(css);
  for (const name of used) hash.update('\0').update(drawPicture(name) ?? '');
  return hash.digest('base64url').slice(0, 22);
}

export const readHashes = (): Record<string, string> =>
  existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, 'utf8')) : {};

async function drawThumbnails(camera: Camera, ids: readonly TemplateId[]): Promise<void> {
  for (const id of ids) {
    const design = templateDesign(id, templatePictureUrl);
    for (const [name, { width, height, fileWidth }] of Object.entries(shots)) {
      mkdirSync(join(thumbnailFolder, name), { recursive: true });
      const { picture } = await camera.draw(design, { width, height, fullPage: false });
      await picture
        .resize(fileWidth)
        .avif({ quality: 58, effort: 7 })
        .toFile(join(thumbnailFolder, name, `${id}.avif`));
    }
    const hashes = { ...readHashes(), [id]: hashTemplate(id) };
    const sorted = Object.fromEntries(templateIds.map((key) => [key, hashes[key]]));
    writeFileSync(hashFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

async function drawSheets(
  camera: Camera,
  ids: readonly TemplateId[],
  { folder, widths }: { folder: string; widths: readonly number[] },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const design = templateDesign(id, templatePictureUrl);
    for (const width of widths) {
      const { picture, overflow } = await camera.draw(design, { width });
      if (overflow > 0) console.warn(`${id} overflows by ${overflow} px at ${width}`);
      await picture.toFile(join(folder, `${id}-${width}.png`));
    }
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      template: { type: 'string', default: templateIds.join(',') },
      sheet: { type: 'string' },
      width: { type: 'string', default: '390,1280' },
    },
  });
  const ids = values.template.split(',') as TemplateId[];
  const widths = values.width.split(',').map(Number);
  const camera = await openCamera();
  try {
    if (values.sheet === undefined) await drawThumbnails(camera, ids);
    else await drawSheets(camera, ids, { folder: values.sheet, widths });
  } finally {
    await camera.close();
  }
}
