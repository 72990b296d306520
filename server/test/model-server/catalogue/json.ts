// Models whose JSON is not JSON, or uses other names for what it says.
import { addShop, type CatalogueCase, type Expectation, shopJson, withShop } from './case.ts';

const url = 'https://shop.oliveandrye.example';
const said = '<say>Your shop is on the page.</say>\n';

const adds = (name: string, operation: string): CatalogueCase => ({
  name,
  page: 'bakery',
  message: addShop,
  output: `${said}<op>${operation}</op>`,
  expect: withShop,
});

const paints = (name: string, message: string, color: string, becomes: string): CatalogueCase => ({
  name,
  page: 'bakery',
  message,
  output: `<say>Done.</say><op>{"type":"theme.color","role":"accent","color":"${color}"}</op>`,
  expect: { operations: [{ type: 'theme.color', role: 'accent', color: becomes }] },
});

const newPrice: Expectation = {
  operations: [
    { type: 'item.update', section: 'menu', id: 'bun', set: { price: { text: '£3.60' } } },
  ],
};

export const json: readonly CatalogueCase[] = [
  adds(
    'writes trailing commas',
    `{"type":"link.add","link":{"id":"shop","title":"Shop","url":"${url}",},}`,
  ),
  adds(
    'explains its JSON in comments',
    `{
  // the new link
  "type": "link.add", /* at the end */
  "link": {"id": "shop", "title": "Shop", "url": "${url}"} # done
}`,
  ),
  adds('writes JavaScript', `{type: 'link.add', link: {id: 'shop', title: 'Shop', url: '${url}'}}`),
  adds(
    'writes curly quotes',
    `{“type”: “link.add”, “link”: {“id”: “shop”, “title”: “Shop”, “url”: “${url}”}}`,
  ),
  adds(
    'writes Python',
    `{'type': 'link.add', 'link': {'id': 'shop', 'title': 'Shop', 'url': '${url}', 'hidden': False, 'group': None}}`,
  ),
  adds('writes a list in one operation', `[${shopJson}]`),
  adds('wraps its operations in an object', `{"operations":[${shopJson}]}`),
  adds('fences the JSON within the tag', `\n\`\`\`json\n${shopJson}\n\`\`\`\n`),
  adds(
    'forgets the last brackets',
    `{"type":"link.add","link":{"id":"shop","title":"Shop","url":"${url}"}`,
  ),
  adds('closes one bracket too many', `${shopJson}}}`),
  adds(
    'escapes JSON as HTML',
    `{&quot;type&quot;:&quot;link.add&quot;,&quot;link&quot;:{&quot;id&quot;:&quot;shop&quot;,&quot;title&quot;:&quot;Shop&quot;,&quot;url&quot;:&quot;${url}&quot;}}`,
  ),
  adds(
    'calls the type an op',
    `{"op":"link.add","link":{"id":"shop","title":"Shop","url":"${url}"}}`,
  ),
  adds(
    'calls the type an action with underscores',
    `{"action":"add_link","link":{"id":"shop","title":"Shop","url":"${url}"}}`,
  ),
  adds(
    'writes the type in camel case and the link beside it',
    `{"type":"addLink","id":"shop","title":"Shop","url":"${url}"}`,
  ),
  adds(
    'says label and href',
    `{"type":"link.add","link":{"id":"shop","label":"Shop","href":"${url}"}}`,
  ),
  adds(
    'writes numbers and switches as texts, and null for what is absent',
    `{"type":"link.add","link":{"id":"shop","title":"Shop","url":"${url}","hidden":"false","description":null},"index":"3"}`,
  ),
  adds(
    'gives reasons in fields that do not exist',
    `{"type":"link.add","reason":"the owner asked","confidence":0.98,"link":{"id":"shop","title":"Shop","url":"${url}","target":"_blank"}}`,
  ),
  adds(
    'writes the address as a Markdown link',
    `{"type":"link.add","link":{"id":"shop","title":"Shop","url":"[${url}](${url})"}}`,
  ),
  adds(
    'writes an id that is not allowed',
    `{"type":"link.add","link":{"id":"My Shop!","title":"Shop","url":"${url}"}}`,
  ),
  adds('gives no id', `{"type":"link.add","link":{"title":"Shop","url":"${url}"}}`),
  adds(
    'takes an id that another link has',
    `{"type":"link.add","link":{"id":"order","title":"Shop","url":"${url}"}}`,
  ),
  paints('writes a color in capital letters', 'Make the accent #0B6E4F', '#0B6E4F', '#0b6e4f'),
  paints('writes a short color', 'Make the accent #084', '#084', '#008844'),
  paints('writes the name of a color', 'Make the accent teal', 'teal', '#008080'),
  {
    name: 'writes a price as a text',
    page: 'bakery',
    message: 'the cinnamon bun is £3.60 now',
    output:
      '<say>Changed.</say><op>{"type":"item.update","section":"menu","id":"bun","set":{"price":"£3.60"}}</op>',
    expect: newPrice,
  },
  {
    name: 'writes the fields of a change beside the id',
    page: 'bakery',
    message: 'the cinnamon bun is £3.60 now',
    output:
      '<say>Changed.</say><op>{"type":"item.update","section":"menu","id":"bun","price":{"text":"£3.60"}}</op>',
    expect: newPrice,
  },
  {
    name: 'escapes an ampersand as HTML',
    page: 'bakery',
    message: 'Rename the order link to Bread & butter',
    output:
      '<say>Renamed.</say><op>{"type":"link.update","id":"order","set":{"title":"Bread &amp; butter"}}</op>',
    expect: {
      operations: [{ type: 'link.update', id: 'order', set: { title: 'Bread & butter' } }],
    },
  },
  {
    name: 'breaks lines within a text',
    page: 'bakery',
    message: 'The note should say: We bake at night. Come early. Bring a bag.',
    output:
      '<say>The note is new.</say><op>{"type":"section.update","id":"note","set":{"text":"We bake at night.\n\nCome early. Bring a bag."}}</op>',
    expect: {
      operations: [
        {
          type: 'section.update',
          id: 'note',
          set: { text: 'We bake at night.\n\nCome early. Bring a bag.' },
        },
      ],
    },
  },
  {
    name: 'writes several operations after each other in one tag',
    page: 'bakery',
    message: 'Hide the map and move the opening hours to the top',
    output:
      '<say>Done.</say><op>{"type":"section.hide","id":"map"}\n{"type":"section.move","id":"hours","index":0}</op>',
    expect: {
      operations: [
        { type: 'section.hide', id: 'map' },
        { type: 'section.move', id: 'hours', index: 0 },
      ],
    },
  },
];
