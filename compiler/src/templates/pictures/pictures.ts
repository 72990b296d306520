// The pictures of the templates' sample content, drawn as SVG. They never become part of a creator's page.
import { covers } from './covers.ts';
import { landscapes } from './landscapes.ts';
import { objects } from './objects.ts';
import { drawScene, type Scene } from './scene.ts';

const scenes = { ...landscapes, ...objects, ...covers };
export type PictureName = keyof typeof scenes;

export const pictureNames = Object.keys(scenes) as PictureName[];

/** As an SVG document; undefined for a name that there is no picture of. */
export function drawPicture(name: string): string | undefined {
  const scene = new Map<string, Scene>(Object.entries(scenes)).get(name);
  return scene && drawScene(scene);
}
