// From one understood wish to the edit that does it.
import type { Facts, PageContent } from '../types.ts';
import type { Intent } from '../understand/intent.ts';
import {
  setAccent,
  setBackground,
  setGradient,
  setPalette,
  setScheme,
  setTextColor,
} from './edit-colors.ts';
import {
  addLinks,
  fillHandles,
  moveLink,
  pointLink,
  removeLink,
  renameLink,
  swapLinks,
} from './edit-links.ts';
import { redesign, setAlign, setButtons, setFont, setSpacing, setTextSize } from './edit-looks.ts';
import { addSection, moveSection, removeSection } from './edit-sections.ts';
import {
  removeAvatar,
  setAboutText,
  setAvatar,
  setBio,
  setFooter,
  setFormButton,
  setHeadline,
} from './edit-text.ts';
import { type Edited, refused } from './edited.ts';
import { readSource, type Source } from './source.ts';

export type EditIntent = Exclude<Intent, { kind: 'create' | 'undo' | 'help' | 'greeting' | 'ask' }>;

type LooksIntent = Extract<
  EditIntent,
  {
    kind:
      | 'accent'
      | 'background'
      | 'gradient'
      | 'text-color'
      | 'scheme'
      | 'palette'
      | 'font'
      | 'buttons'
      | 'spacing'
      | 'align'
      | 'text-size'
      | 'redesign';
  }
>;

export function applyIntent(
  page: PageContent,
  intent: EditIntent,
  facts: Facts,
  seed: string,
): Edited {
  const source = readSource(page.jsx);
  if (!source)
    return refused('The code of this page cannot be read at the moment, so I leave it alone.');
  switch (intent.kind) {
    case 'add-links':
      return addLinks(page, source, intent.links);
    case 'rename-link':
      return renameLink(page, source, intent.target, intent.title);
    case 'set-link-url':
      return pointLink(page, source, intent.target, intent.link, intent.orAdd);
    case 'handle':
      return fillHandles(page, source, intent.handle, intent.all);
    case 'remove-link':
      return removeLink(page, source, intent.target, intent.parts);
    case 'move-link':
      return moveLink(page, source, intent.target, intent.to);
    case 'swap-links':
      return swapLinks(page, source, intent.a, intent.b);
    case 'headline':
      return setHeadline(page, source, intent.text);
    case 'bio':
      return setBio(page, source, intent.text);
    case 'footer':
      return setFooter(page, source, intent.text);
    case 'about-text':
      return setAboutText(page, source, intent.text);
    case 'form-button':
      return setFormButton(page, source, intent.text);
    case 'page-title':
      return metadata(page, { title: intent.text }, 'page title');
    case 'page-description':
      return metadata(page, { description: intent.text }, 'page description');
    case 'avatar':
      return setAvatar(page, source, intent.url, facts);
    case 'remove-avatar':
      return removeAvatar(page, source, facts);
    case 'add-section':
      return addSection(page, source, intent.section, intent.button);
    case 'remove-section':
      return removeSection(page, source, intent.section);
    case 'move-section':
      return moveSection(page, source, intent.section, intent.to);
    default:
      return applyLooks(page, source, intent, seed);
  }
}

function applyLooks(page: PageContent, source: Source, intent: LooksIntent, seed: string): Edited {
  switch (intent.kind) {
    case 'accent':
      return setAccent(page, source, intent.color);
    case 'background':
      return setBackground(page, source, intent.color);
    case 'gradient':
      return setGradient(page, source, intent.colors);
    case 'text-color':
      return setTextColor(page, source, intent.color);
    case 'scheme':
      return setScheme(page, source, intent.to);
    case 'palette':
      return setPalette(page, seed, intent.palette);
    case 'font':
      return setFont(page, intent.pair, intent.words, intent.only);
    case 'buttons':
      return setButtons(page, source, intent.shape);
    case 'spacing':
      return setSpacing(page, intent.to);
    case 'align':
      return setAlign(page, source, intent.to);
    case 'text-size':
      return setTextSize(page, intent.to);
    case 'redesign':
      return redesign(page, source, seed);
  }
}

function metadata(
  page: PageContent,
  change: Partial<PageContent['metadata']>,
  changed: string,
): Edited {
  return {
    ok: true,
    page: { ...page, metadata: { ...page.metadata, ...change } },
    did: `set the ${changed}`,
    changed,
  };
}
