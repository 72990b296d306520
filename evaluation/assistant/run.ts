// `npm run assistant:eval [-- --set=development --class=links --lang=de --id=k-1 --out=failures.json]`: runs the held-out
// or the development cases through the built-in assistant and prints how many are right. The file of failures quotes
// cases: it is never committed. With `--gold` the last message of a case is tagged as its author marked it; with
// `--tagger=model.bin` by another model, such as one that was trained without the authors of the cases
// (`tagging/training/train.ts --without=k,l,m --out=model.bin`). With `--assistant=model` the language model that is
// configured answers as in the product, `--limit=20` cases of each class at most.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { respond } from '../../server/src/modules/assistant/respond.ts';
import { decodeNetwork } from '../../server/src/modules/assistant/tagging/network/decode.ts';
import { type Tagger, tagMessage } from '../../server/src/modules/assistant/tagging/tag-message.ts';
import { type AssistantCase, caseClasses, caseSets, readCases } from './cases.ts';
import { goldTagger } from './gold-tagger.ts';
import { judgeCase, type Verdict } from './judge.ts';
import { writeReport } from './report.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'held-out' },
    class: { type: 'string' },
    lang: { type: 'string' },
    out: { type: 'string' },
    tagger: { type: 'string' },
    gold: { type: 'boolean', default: false },
    id: { type: 'string' },
    assistant: { type: 'string', default: 'builtin' },
    limit: { type: 'string' },
  },
});

const isChosen = (list: string | undefined, value: string) =>
  list === undefined || list.split(',').includes(value);

const set = caseSets.find((name) => name === values.set);
if (set === undefined) throw new Error(`--set is ${caseSets.join(' or ')}, not ${values.set}`);
const cases = readCases(set).filter(
  (one) =>
    isChosen(values.class, one.class) &&
    isChosen(values.lang, one.lang) &&
    isChosen(values.id, one.id) &&
    (!values.gold || one.marked !== undefined),
);
const verdicts = values.assistant === 'model' ? await runModel(firstOfEach(cases)) : runBuiltIn();
if (values.out !== undefined) {
  const failures = verdicts
    .filter(({ isRight }) => !isRight)
    .map(({ case: { id, turns, expect, marked, ...rest }, reasons, unasked, say }) => ({
      id,
      class: rest.class,
      lang: rest.lang,
      start: rest.start,
      turns,
      marked,
      reasons,
      unasked,
      say,
      expect,
    }));
  writeFileSync(values.out, `${JSON.stringify(failures, null, 1)}\n`);
}

function runBuiltIn(): Verdict[] {
  // The first turn loads what later ones share.
  const [first] = cases;
  if (first !== undefined) judgeCase(first, respond);
  const model =
    values.tagger === undefined
      ? undefined
      : decodeNetwork(brotliDecompressSync(readFileSync(values.tagger)));
  const tag: Tagger = (message, page) => tagMessage(message, page, model);
  const judged = cases.map((one) =>
    judgeCase(one, (turn) => respond(turn, values.gold ? goldTagger(one, tag) : tag)),
  );
  console.log(writeReport(judged));
  return judged;
}

async function runModel(chosen: readonly AssistantCase[]): Promise<Verdict[]> {
  const { runModelCases } = await import('./model/run-model-cases.ts');
  const { verdicts: judged, report } = await runModelCases(chosen);
  console.log(report);
  return judged;
}

/** As many of each class as `--limit` says. */
function firstOfEach(all: readonly AssistantCase[]): AssistantCase[] {
  const most = values.limit === undefined ? all.length : Number(values.limit);
  return caseClasses.flatMap((name) => all.filter((one) => one.class === name).slice(0, most));
}
