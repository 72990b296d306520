// Warns of texts in square brackets, which assistants and templates leave for the author to write.
import { isPlaceholder } from '@vys/contract/page-model/values';
import { type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { say, sayFix } from '../phrases.ts';
import { plainWords } from '../secrets/wording.ts';
import { removeElement } from '../source-edits.ts';
import { type Element, listElements, textIn } from '../tree.ts';

export const checkPlaceholders: Rule = ({ input, parents, elements, source, rendered }) => {
  const holds = (element: Element) => isPlaceholder(textIn(element));
  const issues: Issue[] = [];
  const reported = new Set<string>();
  for (const element of listElements(source).filter(
    (element) => holds(element) && !isWrapper(element),
  )) {
    if (issues.length >= MAX_ISSUES) break;
    const text = textIn(element);
    reported.add(plainWords(text));
    const replace = element.node && removeElement(input.jsx, element.node, parents());
    issues.push({
      ...unwritten(text),
      source: 'jsx',
      ...(element.at === undefined ? {} : { at: element.at }),
      ...(replace ? { fix: { ...sayFix('removeLine'), replace } } : {}),
    });
  }
  const shown = listElements(rendered).filter((element) => holds(element) && !isWrapper(element));
  const shownTexts = new Set(shown.map((element) => plainWords(textIn(element))));
  for (const { target, text } of shownTexts.size > 0 ? elements() : []) {
    if (target.kind !== 'text' || !text || !isPlaceholder(text.value)) continue;
    const words = plainWords(text.value);
    if (!shownTexts.has(words) || issues.length >= MAX_ISSUES) continue;
    reported.add(words);
    issues.push({ ...unwritten(text.value), about: target.key, element: target.key });
  }
  for (const element of shown) {
    const text = textIn(element);
    if (reported.has(plainWords(text)) || issues.length >= MAX_ISSUES) continue;
    reported.add(plainWords(text));
    issues.push({ ...unwritten(text), about: text });
  }
  return issues;
};

/** The innermost element with the text is meant. */
function isWrapper(element: Element): boolean {
  const text = textIn(element);
  return listElements(element).some((inner) => textIn(inner) === text);
}

function unwritten(text: string): Issue {
  return {
    rule: 'placeholder-text',
    severity: 'warn',
    ...say('placeholder', text.slice(0, 80)),
  };
}
