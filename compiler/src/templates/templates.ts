// The templates by id, each for another kind of creator.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { TemplateId } from '@vys/contract/templates/template-ids';
import { author } from './designs/author.ts';
import { cafe } from './designs/cafe.ts';
import { coach } from './designs/coach.ts';
import { comedian } from './designs/comedian.ts';
import { freelancer } from './designs/freelancer.ts';
import { maker } from './designs/maker.ts';
import { musician } from './designs/musician.ts';
import { nonprofit } from './designs/nonprofit.ts';
import { photographer } from './designs/photographer.ts';
import { podcaster } from './designs/podcaster.ts';
import { streamer } from './designs/streamer.ts';
import { wedding } from './designs/wedding.ts';
import { designOf, type Template } from './template.ts';

const templates: Readonly<Record<TemplateId, Template>> = {
  musician,
  photographer,
  cafe,
  podcaster,
  coach,
  comedian,
  author,
  nonprofit,
  streamer,
  wedding,
  freelancer,
  maker,
};

/** With its sample content. `pictureUrl` gives the address of a picture by its name (`pictures/`). */
export const templateDesign = (id: TemplateId, pictureUrl: (name: string) => string): PageDesign =>
  designOf(templates[id], pictureUrl);
