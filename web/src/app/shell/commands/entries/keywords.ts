// Further words under which the entries of the command menu are found, in the language of the interface.
import { keywords } from '../messages/en.ts';

export const keywordsOf = (entry: keyof typeof keywords): string[] => keywords[entry].split(', ');
