// Labelled messages, each played against a page: what it should do, and nothing else. `!` before a page marks what is
// not understood yet.
import { describe, expect, it } from 'vitest';
import { testPages } from '../../ranking/data/pages.ts';
import { findCollateral } from '../collateral.ts';
import { linkCases } from './links.cases.ts';
import { referenceCases } from './references.cases.ts';
import { sectionCases } from './sections.cases.ts';
import { severalCases } from './several.cases.ts';
import { strangerCases } from './strangers/first.cases.ts';
import { stranger4Cases } from './strangers/fourth.cases.ts';
import { freshLinkCases, freshReferenceCases, freshSeveralCases } from './strangers/fresh.cases.ts';
import { languageCases } from './strangers/languages.cases.ts';
import { freeLinkCases } from './strangers/links.cases.ts';
import { freeReferenceCases } from './strangers/references.cases.ts';
import { stranger2Cases } from './strangers/second.cases.ts';
import { freeSeveralCases } from './strangers/several.cases.ts';
import { stranger3Cases } from './strangers/third.cases.ts';
import { styleCases } from './style.cases.ts';
import { talkCases } from './talk.cases.ts';
import { testCases } from './test-cases.ts';
import { textCases } from './texts.cases.ts';

const classes = {
  links: linkCases,
  style: styleCases,
  texts: textCases,
  sections: sectionCases,
  'several taggedRequests': severalCases,
  references: referenceCases,
  'questions and odd input': talkCases,
  strangers: strangerCases,
  'more strangers': stranger2Cases,
  'yet more strangers': stranger3Cases,
  'the last strangers': stranger4Cases,
  'other languages': languageCases,
  'links, written freely': freeLinkCases,
  'several taggedRequests, written freely': freeSeveralCases,
  'references, written freely': freeReferenceCases,
  'links, written last': freshLinkCases,
  'several taggedRequests, written last': freshSeveralCases,
  'references, written last': freshReferenceCases,
};

for (const [name, cases] of Object.entries(classes))
  describe(`messages about ${name}`, () => testCases(cases));

describe('the last check', () => {
  it('finds a link that changed without being asked about', () => {
    const before = testPages.bakery;
    const [first, ...others] = before.page.links;
    if (first === undefined) throw new Error('the page has no link');
    const links = [{ ...first, title: 'Something else' }, ...others];
    const after = { ...before, page: { ...before.page, links } };
    const other = { type: 'link.update', id: 'instagram', set: { title: 'x' }, unset: [] } as const;
    expect(findCollateral(before, after, [{ ...other, unset: [] }])).toHaveLength(1);
    expect(findCollateral(before, after, [{ ...other, id: first.id, unset: [] }])).toEqual([]);
  });
});
