// First messages in six languages: each becomes a page that says everything it gives.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { fold } from '../reading/words/text.ts';
import { tagMessage } from '../tagging/tag-message.ts';
import type { AssistantAccount } from '../types.ts';
import { composeDesign } from './compose-design.ts';
import { readBrief } from './read-brief.ts';
import { englishBusiness } from './test/briefs-english-business.ts';
import { englishPeople } from './test/briefs-english-people.ts';
import { germanFrench } from './test/briefs-german-french.ts';
import { requests } from './test/briefs-requests.ts';
import { romance } from './test/briefs-romance.ts';
import { typedEnglish } from './test/briefs-typed-english.ts';
import { typedOthers } from './test/briefs-typed-others.ts';

const today = '2026-11-22';
const account: AssistantAccount = {
  username: 'robin',
  fullName: 'Robin Vale',
  links: [],
  plan: 'free',
  isPublished: false,
};

function create(say: string, seed = 'first'): PageDesign {
  const message = readMessage(say, { lang: 'en', today });
  const brief = readBrief(message, tagMessage(message, null), account);
  return composeDesign(brief, account, { lang: 'en', today, seed });
}

const plain = (text: string) =>
  fold(text)
    .replace(/[’"“”„]/g, "'")
    .replace(/\s+/g, ' ');

/** Every text and address of the page on one line; hours as "tue 07:00-15:00". */
function saidBy({ page }: PageDesign): string {
  const texts: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(page);
  const hours = page.sections
    .flatMap((section) => (section.kind === 'hours' ? section.days : []))
    .flatMap(({ day, times }) =>
      times.length === 0
        ? [`${day} closed`]
        : times.map(({ opens, closes }) => `${day} ${opens}-${closes}`),
    );
  return plain([...texts, ...hours].join(' | '));
}

const list = (text: string | undefined) => (text ? text.split(';') : []);

const briefs = [
  ...englishBusiness,
  ...englishPeople,
  ...germanFrench,
  ...romance,
  ...typedEnglish,
  ...typedOthers,
  ...requests,
].map(([say, name, facts, sections]) => {
  const design = create(say);
  const said = saidBy(design);
  return {
    hasName: design.page.name === (name || 'Robin Vale'),
    facts: list(facts).map((fact) => said.includes(plain(fact))),
    sections: list(sections).map((kind) =>
      design.page.sections.some((section) => section.kind === kind),
    ),
  };
});

const share = (held: readonly boolean[]) => held.filter(Boolean).length / held.length;

/** What the tagger finds in them; raise the bounds as it gets better. */
describe('first messages in six languages', () => {
  it('give the page its name', () => {
    expect(share(briefs.map(({ hasName }) => hasName))).toBeGreaterThan(0.76);
  });

  it('stand on the page with most of their facts', () => {
    expect(share(briefs.flatMap(({ facts }) => facts))).toBeGreaterThan(0.86);
  });

  it('have the sections that they ask for', () => {
    expect(share(briefs.flatMap(({ sections }) => sections))).toBeGreaterThan(0.95);
  });
});
