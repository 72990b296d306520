// How models write the same answer.
import type { Answer } from '../model-server/script.ts';
import type { GoldenTurn } from './conversation.ts';

export const styles = {
  /** As it was told. */
  right: ({ say, operations = [] }: GoldenTurn): Answer[] => [
    { text: `<say>${say}</say>\n${operations.map(tag).join('\n')}` },
  ],
  /** Prose around, other tags, fences, a comma too many, all in pieces of one byte. */
  sloppy: ({ say, operations = [] }: GoldenTurn): Answer[] => [
    {
      text: `Sure, here you go!\n<SAY>${say}</SAY>\n${operations.map(fenced).join('\n')}`,
      bytesPerWrite: 64,
    },
  ],
  /** No tags at all, and other names. */
  small: ({ say, operations = [] }: GoldenTurn): Answer[] => {
    const list = operations.map(({ type, ...rest }) => ({ op: type, ...rest }));
    const json = `\n\`\`\`json\n${JSON.stringify(list)}\n\`\`\``;
    return [{ text: `${say}${operations.length > 0 ? json : ''}` }];
  },
  /** Cut off, then repaired; without operations the provider declines and the built-in assistant answers. */
  failing: ({ say, operations = [] }: GoldenTurn): Answer[] => {
    const [first] = operations;
    if (first === undefined) return [{ text: '', finish: 'refused' }];
    const cut = JSON.stringify(first).slice(0, -9);
    return [
      { text: `<say>${say}</say><op>${cut}`, finish: 'length' },
      { text: operations.map(tag).join('') },
    ];
  },
};
export type Style = keyof typeof styles;
export const styleNames = Object.keys(styles) as Style[];

const tag = (operation: object) => `<op>${JSON.stringify(operation)}</op>`;
const fenced = (operation: object) => {
  const json = JSON.stringify(operation, null, 2).replace(/\n\}$/, ',\n}');
  return `<operation>\n\`\`\`json\n${json}\n\`\`\`\n</operation>`;
};
