// Tagged requests that the words of the page repair.
import { describe, expect, it } from 'vitest';
import { testPages } from '../../../ranking/data/pages.ts';
import { testAccount } from '../../../ranking/examples.ts';
import { readMessage } from '../../../reading/read-message.ts';
import { parseMarkup, writeMarkup } from '../../../tagging/markup.ts';
import { createSetting } from '../../scene/scene.ts';
import { repairRequests } from './repair-requests.ts';

const today = '2026-11-22';

/** With tags as uncertain as given. */
function repaired(marked: string, probability = 0.4, page = testPages.bakery): string {
  const { text, requests } = parseMarkup(marked);
  const setting = createSetting(page, {
    past: { targets: [] },
    account: testAccount,
    lang: 'en',
    today,
    seed: 'seed',
  });
  const tagged = requests.map((request) => ({
    ...request,
    probability,
    slots: request.slots.map((slot) => ({
      ...slot,
      probability,
      text: text.slice(slot.start, slot.end),
    })),
  }));
  const message = readMessage(text, { lang: 'en', today });
  return writeMarkup({ text, requests: repairRequests(setting, message, tagged) });
}

describe('headings and titles', () => {
  it.each([
    ['Bread club should be called Loaf letters'],
    ['Bread club → Loaf letters, please'],
    ['instead of Bread club please write Loaf letters'],
    ['statt Bread club bitte Loaf letters'],
    ['Bread club devient Loaf letters stp'],
    ['Bread club vira Loaf letters'],
    ['Bread club lo chiamiamo Loaf letters'],
    ['"Bread club" sounds dull, make that heading Loaf letters lol'],
  ])('are set to what "%s" says without any tag', (text) => {
    const result = repaired(text);
    expect(result).toContain('<target>Bread club</target>');
    expect(result).toContain('<title>Loaf letters</title></set>');
  });

  it('are the target, however the tagger calls them', () => {
    expect(repaired('<set><title>Find us</title> → <title>Come by</title></set>')).toBe(
      '<set><target>Find us</target> → <title>Come by</title></set>',
    );
  });

  it('that were tagged as one request are two', () => {
    expect(
      repaired('<set><target>Find us</target> becomes Come by, Bread club becomes Letters</set>'),
    ).toBe(
      '<set><target>Find us</target> becomes <title>Come by</title></set>, <set><target>Bread club</target> becomes <title>Letters</title></set>',
    );
  });

  it('are left alone where a price, a place or a look follows', () => {
    for (const text of [
      'Croissant should become £3',
      'move Bread club to the top',
      'change Bread club to something bigger',
      'Instagram with a rounder button',
    ])
      expect(repaired(text)).toBe(text);
  });

  it('stay as they were tagged where the tagger is certain', () => {
    const marked = '<set>"<title>Find us</title>" → <title>Come by</title></set>';
    expect(repaired(marked, 1)).toBe(marked);
  });
});

describe('the line under the name', () => {
  it('goes on after a comma, and ends before a remark', () => {
    expect(
      repaired(
        '<set>tagline: <tagline>Small loaves</tagline></set>, big hearts, thats from my mum',
      ),
    ).toBe('<set>tagline: <tagline>Small loaves, big hearts</tagline></set>, thats from my mum');
  });

  it('ends where the tagger is sure that it ends', () => {
    expect(
      repaired(
        '<set>under our name it should now say <tagline>Bread, slowly</tagline>, had many new guests</set>',
        0.7,
      ),
    ).toBe(
      '<set>under our name it should now say <tagline>Bread, slowly</tagline></set>, had many new guests',
    );
  });

  it.each([' ? Bien à vous, Livia', '. Kind regards, Livia', ', danke!', '! Grazie mille'])(
    'ends before a closing: "%s"',
    (closing) => {
      expect(repaired(`<set>tagline: <tagline>Bread, slowly${closing}</tagline></set>`)).toContain(
        '<tagline>Bread, slowly</tagline></set>',
      );
    },
  );

  it('goes on where words of thanks belong to it', () => {
    const marked = '<set>it is <name>Open Late, thanks to coffee</name></set>';
    expect(repaired(marked)).toBe(marked);
  });

  it('is meant by where it stands', () => {
    expect(repaired('under our name please put "Bread, slowly"')).toContain(
      '<tagline>"Bread, slowly"</tagline></set>',
    );
  });

  it('is not written where it only gets another look', () => {
    const text = 'make it bigger, the line under our name should be bolder';
    expect(repaired(text)).not.toContain('<tagline>');
  });
});

describe('addresses', () => {
  it('are for the link that is named, where they replace the one it has', () => {
    expect(
      repaired('new insta guys, <add>old one got hacked!! <link>@oliveryebakes</link></add>'),
    ).toContain(
      '<target>insta</target> guys, old one got hacked!! <link>@oliveryebakes</link></set>',
    );
  });

  it('are for a new link where something is added', () => {
    const marked =
      '<add>add our new shop <link>https://shop.example.com</link></add> above instagram';
    expect(repaired(marked)).toBe(marked);
  });

  it('bring the name that the new link is given', () => {
    expect(repaired('https://shop.example.com, call it Bread by post, thanks')).toBe(
      '<add><link>https://shop.example.com</link>, call it <title>Bread by post</title></add>, thanks',
    );
  });
});

describe('long texts', () => {
  it('are what a section says, and no heading', () => {
    const marked =
      'About me should say: I was a postman for years. Now I teach others. <remove>get rid of the old waffle</remove>';
    expect(repaired(marked, 0.4, testPages.coach)).toContain(
      '<target>About me</target> should say: <about>I was a postman for years. Now I teach others.</about></set>',
    );
  });
});

describe('places', () => {
  it('between two things are one place of the request before', () => {
    expect(
      repaired(
        '<add>add <platform>tiktok</platform></add>, <move><place>between instagram</place> and <target>directions</target></move>',
      ),
    ).toBe(
      '<add>add <platform>tiktok</platform>, <place>between instagram and directions</place></add>',
    );
  });
});

describe('what goes and what stays', () => {
  it('a removal and the words after it belong together', () => {
    expect(repaired('<remove>get rid of</remove> "<add><quote>Find us</quote></add>"')).toBe(
      '<remove>get rid of "<target>Find us</target></remove>"',
    );
  });

  it('nothing that is to be left is removed', () => {
    expect(repaired('hm, instagram. no, <remove>leave <target>instagram</target></remove>')).toBe(
      'hm, instagram. no, leave instagram',
    );
  });
});

describe('what does not change', () => {
  it.each([
    '<set><target>menu</target> no change</set>',
    '<set>the <target>menu</target> is fine as it is</set>',
    '<set><target>Menu</target> bleibt so</set>',
    '<remove><target>instagram</target>… no leave instagram</remove>',
  ])('is no request: %s', (marked) => {
    expect(repaired(marked, 0.9)).toBe(marked.replace(/<[^>]*>/g, ''));
  });

  it('is one where it gets a value', () => {
    const marked = '<set><target>menu</target> is the same price as before, <price>4</price></set>';
    expect(repaired(marked, 0.9)).toBe(marked);
  });
});

describe('what is to come back', () => {
  it.each([
    [
      "<remove>take <target>directions</target> off for a bit</remove>, but don't delete it",
      "<hide>take <target>directions</target> off for a bit</hide>, but don't delete it",
    ],
    [
      "<hide>no one should see the <target>menu</target> for now</hide>, <undo>don't delete it, i need it back</undo>",
      "<hide>no one should see the <target>menu</target> for now</hide>, don't delete it, i need it back",
    ],
    [
      '<hide>can the <target>menu</target> be out of sight</hide>, <show>bring <target>it</target> back in january</show>',
      '<hide>can the <target>menu</target> be out of sight</hide>, bring it back in january',
    ],
    [
      '<remove>nimm <target>Find us</target> runter</remove>, aber nicht löschen',
      '<hide>nimm <target>Find us</target> runter</hide>, aber nicht löschen',
    ],
  ])('is hidden: %s', (marked, expected) => {
    expect(repaired(marked, 0.9)).toBe(expected);
  });

  it('is removed where the message does not say so, and shown where another one is named', () => {
    for (const marked of [
      '<remove>delete <target>directions</target></remove> please',
      '<hide>hide the <target>menu</target></hide> and <show>show <target>Find us</target> again</show>',
    ])
      expect(repaired(marked, 0.9)).toBe(marked);
  });
});

describe('a title', () => {
  it.each([
    [
      '<set>benenne <target>Menu</target> <title>in Gift ideas um</title></set>',
      '<set>benenne <target>Menu</target> in <title>Gift ideas um</title></set>',
    ],
    [
      '<set>make the headline "<tagline>Behind your back</tagline>"</set>',
      '<set>make the headline "<new>Behind your back</new>"</set>',
    ],
    [
      '<set>make the tagline "<tagline>Behind your back</tagline>"</set>',
      '<set>make the tagline "<tagline>Behind your back</tagline>"</set>',
    ],
  ])('begins after the word that leads to it: %s', (marked, expected) => {
    expect(repaired(marked, 0.9)).toBe(expected);
  });
});
