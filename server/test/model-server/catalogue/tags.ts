// Models that put other things around their operations than the tags they were told.
import { addShop, type CatalogueCase, shopJson, unchanged, withShop } from './case.ts';

const adds = (name: string, output: string, notSaid?: RegExp): CatalogueCase => ({
  name,
  page: 'bakery',
  message: addShop,
  output,
  expect: notSaid === undefined ? withShop : { ...withShop, notSaid },
});

const removal = '{"type":"link.remove","id":"instagram"}';

export const tags: readonly CatalogueCase[] = [
  adds(
    'writes prose before and after',
    `Sure! I'd be happy to help.\n\n<say>Your shop is on the page.</say>\n<op>${shopJson}</op>\n\nLet me know if you need anything else!`,
  ),
  adds(
    'fences everything',
    `\`\`\`xml\n<say>Your shop is on the page.</say>\n<op>${shopJson}</op>\n\`\`\``,
    /```/,
  ),
  adds(
    'thinks aloud and drafts operations that it does not mean',
    `<think>The owner wants a shop link. Maybe <op>${removal}</op>? No, keep Instagram.</think>\n<say>Your shop is on the page.</say><op>${shopJson}</op>`,
    /The owner wants/,
  ),
  adds(
    'only closes its thoughts',
    `Okay, the user wants me to add a link. I must not say <op>${removal}</op>.\n</think>\n\n<say>Your shop is on the page.</say><op>${shopJson}</op>`,
    /the user wants/,
  ),
  adds(
    'shouts its tags',
    `<SAY>Your shop is on the page.</SAY>\n<OP>${shopJson}</OP>`,
    /<\/?(?:SAY|OP)>/,
  ),
  adds(
    'uses other names for the tags',
    `<message>Your shop is on the page.</message>\n<operation>${shopJson}</operation>`,
    /<\/?message>/,
  ),
  adds('does not close its operation', `<say>Your shop is on the page.</say>\n<op>${shopJson}`),
  adds(
    'does not close what it says',
    `<say>Your shop is on the page.\n<op>${shopJson}</op>`,
    /link\.add/,
  ),
  adds(
    'knows no tags and fences JSON',
    `I'll add your shop link:\n\n\`\`\`json\n${shopJson}\n\`\`\`\n\nThis adds it at the end.`,
    /link\.add/,
  ),
  adds('answers with a bare list', `[${shopJson}]`, /link\.add/),
  adds(
    'answers with one object that also says something',
    `{"say":"Your shop is on the page.","operations":[${shopJson}]}`,
    /link\.add/,
  ),
  adds(
    'calls a tool that does not exist',
    `<tool_call>\n{"name":"link.add","arguments":{"link":{"id":"shop","title":"Shop","url":"https://shop.oliveandrye.example"}}}\n</tool_call>`,
    /tool_call/,
  ),
  adds(
    'writes spaces in its tags',
    `< say >Your shop is on the page.</ say >\n< op >${shopJson}</ op >`,
  ),
  adds(
    'shows the ends of its template',
    `<say>Your shop is on the page.</say><op>${shopJson}</op><|im_end|>\n<|endoftext|>`,
    /<\|/,
  ),
  adds(
    'says the same thing twice',
    `<say>Your shop is on the page.</say><op>${shopJson}</op>\n<say>Your shop is on the page.</say><op>${shopJson}</op>`,
  ),
  adds(
    'puts its operation into what it says',
    `<say>Your shop is on the page. <op>${shopJson}</op></say>`,
    /link\.add/,
  ),
  adds(
    'wraps its answer in a tag of its own',
    `<answer><say>Your shop is on the page.</say><op>${shopJson}</op></answer>`,
    /<\/?answer>/,
  ),
  adds(
    'breaks its lines as Windows does and begins with a byte order mark',
    `\uFEFF<say>Your shop is on the page.</say>\r\n<op>${shopJson}</op>\r\n`,
    /\uFEFF/,
  ),
  {
    name: 'writes the operation as attributes',
    page: 'bakery',
    message: 'Remove the Instagram link',
    output: '<say>Instagram is gone.</say><op type="link.remove" id="instagram"/>',
    expect: {
      operations: [{ type: 'link.remove', id: 'instagram' }],
      removedLinks: ['instagram'],
    },
  },
  {
    name: 'answers a question without any tag',
    page: 'bakery',
    message: 'What can I sell here?',
    output: 'Anything with a price: bread, classes, gift cards.',
    expect: { ...unchanged, say: /bread, classes, gift cards/ },
  },
  {
    name: 'talks about the tags in what it says',
    page: 'bakery',
    message: 'How do you change my page?',
    output: '<say>I write small changes, such as a new link, and the page follows.</say><op></op>',
    expect: { ...unchanged, say: /I write small changes/ },
  },
];
