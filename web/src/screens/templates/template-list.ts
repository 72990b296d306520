// What the templates are for and how they look, to filter them by.
import { type TemplateId, templateIds } from '@vys/contract/templates/template-ids';
import { messages } from './messages/en.ts';

export const audiences = ['music', 'shows', 'art', 'business', 'writing', 'events'] as const;
export type Audience = (typeof audiences)[number];

export const moods = ['bold', 'calm', 'elegant', 'playful', 'warm', 'minimal'] as const;
export type Mood = (typeof moods)[number];

export type Scheme = 'light' | 'dark';

type Facts = { audiences: readonly Audience[]; moods: readonly Mood[]; scheme: Scheme };

const facts: Readonly<Record<TemplateId, Facts>> = {
  musician: { audiences: ['music'], moods: ['bold'], scheme: 'light' },
  photographer: { audiences: ['art'], moods: ['elegant', 'minimal'], scheme: 'dark' },
  cafe: { audiences: ['business'], moods: ['warm'], scheme: 'light' },
  podcaster: { audiences: ['shows', 'music'], moods: ['bold', 'playful'], scheme: 'dark' },
  coach: { audiences: ['business'], moods: ['calm', 'warm'], scheme: 'light' },
  comedian: { audiences: ['shows', 'music'], moods: ['bold', 'playful'], scheme: 'dark' },
  author: { audiences: ['writing', 'art'], moods: ['elegant', 'calm'], scheme: 'light' },
  nonprofit: { audiences: ['events', 'business'], moods: ['bold', 'warm'], scheme: 'light' },
  streamer: { audiences: ['shows'], moods: ['playful', 'bold'], scheme: 'dark' },
  wedding: { audiences: ['events'], moods: ['elegant', 'warm'], scheme: 'light' },
  freelancer: { audiences: ['business', 'writing'], moods: ['minimal', 'calm'], scheme: 'dark' },
  maker: { audiences: ['art', 'business'], moods: ['playful', 'warm'], scheme: 'light' },
};

export type TemplateEntry = Facts & {
  id: TemplateId;
  name: string;
  description: string;
  /** Further words that people search for. */
  keywords: string;
};

export const templateList: readonly TemplateEntry[] = templateIds.map((id) => ({
  id,
  ...facts[id],
  ...messages.templates[id],
}));
