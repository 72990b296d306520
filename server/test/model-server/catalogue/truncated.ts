// Answers that end too early, or never say anything.
import { addShop, type CatalogueCase, shopJson, unchanged, withShop } from './case.ts';

const hidesMap = '<op>{"type":"section.hide","id":"map"}</op>';
const mapHidden = { operations: [{ type: 'section.hide', id: 'map' }] } as const;

export const truncated: readonly CatalogueCase[] = [
  {
    name: 'is cut off within the address of a link',
    page: 'bakery',
    message: `${addShop} and hide the map`,
    output: `<say>Both done.</say>${hidesMap}<op>{"type":"link.add","link":{"id":"shop","title":"Shop","url":"https://shop.oliveandrye.ex`,
    expect: { ...mapHidden, noTexts: ['oliveandrye.ex"'] },
  },
  {
    name: 'is cut off within a text',
    page: 'bakery',
    message: 'Hide the map. The note should say: We bake at night and sell at dawn, come early.',
    output: `<say>Both done.</say>${hidesMap}<op>{"type":"section.update","id":"note","set":{"text":"We bake at night and se`,
    expect: mapHidden,
  },
  {
    name: 'is cut off within a tag',
    page: 'bakery',
    message: 'Hide the map',
    output: `<say>The map is hidden.</say>${hidesMap}<o`,
    expect: { ...mapHidden, notSaid: /<o/ },
  },
  {
    name: 'is cut off behind its last operation',
    page: 'bakery',
    message: addShop,
    output: `<say>Your shop is on the page.</say><op>${shopJson}</op`,
    expect: withShop,
  },
  {
    name: 'is cut off within what it says',
    page: 'bakery',
    message: 'What should I add next?',
    output: '<say>Your page has a menu and hours. Next I would add a photo of the',
    expect: { ...unchanged, say: /Next I would add a photo of the/ },
  },
  {
    name: 'is cut off within a section that it writes',
    page: 'bakery',
    message: 'Add a free-form timeline of our bakery: 2009 first oven, 2015 second shop',
    output:
      '<say>Here is the timeline.</say><section id="timeline" kind="free"><ol className="timeline"><li>2009 First oven</li><li>2015 Sec',
    expect: { isBuiltIn: true, changedSections: ['timeline'], noTexts: ['2015 Sec'] },
  },
  {
    name: 'is cut off and completes the section when it is asked to repair it',
    page: 'bakery',
    message: 'Add a free-form timeline of our bakery: 2009 first oven, 2015 second shop',
    output:
      '<say>Here is the timeline.</say><section id="timeline" kind="free"><ol className="timeline"><li>2009 First oven</li><li className="',
    repairs: [
      '<section id="timeline" kind="free"><ol className="timeline"><li>2009 First oven</li><li>2015 Second shop</li></ol></section>',
    ],
    expect: { changedSections: ['timeline'], texts: ['2009 First oven', '2015 Second shop'] },
  },
  {
    name: 'is cut off within a whole page',
    page: 'handwritten',
    message: 'Make me another page altogether, darker',
    output:
      '<say>Here is a darker page.</say><page>```jsx\nexport default function Page() {\n  return (\n    <main className="page">\n      <h1>Ida Berg</h1>\n      <a href="https://shop.ida',
    expect: { isBuiltIn: true, texts: ['Ida Berg'] },
  },
  {
    name: 'thinks until it is cut off',
    page: 'bakery',
    message: 'Is my menu too long?',
    output: '<think>The owner asks about the menu. It has three items, which is',
    expect: unchanged,
  },
  {
    name: 'repairs an operation that could not be read',
    page: 'bakery',
    message: addShop,
    output: '<say>Your shop is on the page.</say><op>link.add shop Shop</op>',
    repairs: [`<op>${shopJson}</op>`],
    expect: withShop,
  },
  {
    name: 'repeats the same mistake in its repairs',
    page: 'bakery',
    message: 'Hide the map and put a weather radar where it was',
    output: `<say>Both done.</say>${hidesMap}<op>{"type":"radar.add","id":"radar"}</op>`,
    expect: mapHidden,
  },
];
