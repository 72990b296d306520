// All layout families in one labeled picture: with and without photos, light and dark, phone and desktop.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { LayoutFamily } from '@vys/contract/page-model/theme';
import sharp, { type OverlayOptions } from 'sharp';
import { listFamilies } from '../../compiler/src/page-design/families/families.ts';
import { chooseTheme } from '../../compiler/src/page-design/look/choose-look.ts';
import { typicalSamples, withoutPictures } from '../../compiler/test/family-samples.ts';
import { type Camera, openCamera } from './page-camera.ts';

const GAP = 12;
const LABEL = 34;
const PHONE = { width: 132, height: 286 };
const DESKTOP = { width: 218, height: (286 - GAP) / 2 };
const FAMILY = {
  width: 4 * (PHONE.width + GAP) + 2 * (DESKTOP.width + GAP) + GAP,
  height: LABEL + PHONE.height + GAP * 2,
};
const COLUMNS = 2;

const variants = [
  { scheme: 'light', hasPhotos: true },
  { scheme: 'dark', hasPhotos: true },
  { scheme: 'light', hasPhotos: false },
  { scheme: 'dark', hasPhotos: false },
] as const;

export async function drawContactSheet(file: string): Promise<void> {
  const families = listFamilies();
  const camera = await openCamera();
  const layers: OverlayOptions[] = [];
  try {
    for (const [index, family] of families.entries()) {
      const left = (index % COLUMNS) * FAMILY.width;
      const top = Math.floor(index / COLUMNS) * FAMILY.height;
      layers.push({ input: label(family), left: left + GAP, top: top + GAP });
      layers.push(...(await drawFamily(camera, family, left + GAP, top + LABEL + GAP)));
    }
  } finally {
    await camera.close();
  }
  const rows = Math.ceil(families.length / COLUMNS);
  const [width, height] = [FAMILY.width * COLUMNS, FAMILY.height * rows + GAP];
  await sharp({ create: { width, height, channels: 3, background: '#d9dad7' } })
    .composite(layers)
    .png({ palette: true, colors: 192, effort: 10, compressionLevel: 9 })
    .toFile(file);
}

async function drawFamily(
  camera: Camera,
  family: LayoutFamily,
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  for (const [index, { scheme, hasPhotos }] of variants.entries()) {
    const sample = typicalSamples[family];
    const theme = chooseTheme({ family, scheme, seed: `contact ${index}` });
    const design = { ...(hasPhotos ? sample : withoutPictures(sample)), theme };
    const phone = await draw(camera, design, 390, PHONE);
    layers.push({ input: phone, left: left + index * (PHONE.width + GAP), top });
    const column = left + 4 * (PHONE.width + GAP) + (index % 2) * (DESKTOP.width + GAP);
    const row = top + Math.floor(index / 2) * (DESKTOP.height + GAP);
    layers.push({ input: await draw(camera, design, 1280, DESKTOP), left: column, top: row });
  }
  return layers;
}

type Size = { width: number; height: number };

async function draw(
  camera: Camera,
  design: PageDesign,
  width: number,
  size: Size,
): Promise<Buffer> {
  const height = Math.round((width * size.height) / size.width);
  const { picture } = await camera.draw(design, { width, height, fullPage: false });
  return picture.resize(size.width, size.height, { fit: 'cover', position: 'top' }).toBuffer();
}

function label(family: LayoutFamily): Buffer {
  const name = family.charAt(0).toUpperCase() + family.slice(1).replace('-', ' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="24"><text y="18" font-family="sans-serif" font-size="18" font-weight="700" fill="#1c1d1b">${name}</text></svg>`,
  );
}
