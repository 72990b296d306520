// `node evaluation/assistant/gold-operations.ts [--kind=move,set] [--missing] [--author=q]`: for every request of the
// marked messages what its frame comes to with the tags as marked, so that one sees which come to nothing.
import { parseArgs } from 'node:util';
import { openPage } from '@vys/compiler/page-model/open-page';
import { createFrame } from '../../server/src/modules/assistant/edits/frames/frame.ts';
import { proposeFrame } from '../../server/src/modules/assistant/edits/frames/propose-frame.ts';
import { createSetting } from '../../server/src/modules/assistant/edits/scene/scene.ts';
import { editRequests } from '../../server/src/modules/assistant/edits/understand.ts';
import { readMessage } from '../../server/src/modules/assistant/reading/read-message.ts';
import { writeMarkup } from '../../server/src/modules/assistant/tagging/markup.ts';
import { readMarkedMessages } from '../../server/src/modules/assistant/tagging/training/read-data.ts';
import { goldTagger } from './gold-tagger.ts';
import { startPageIds, startPages } from './start-pages.ts';

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    author: { type: 'string' },
    missing: { type: 'boolean', default: false },
  },
});
const account = {
  username: 'robin',
  fullName: '',
  links: [],
  plan: 'free',
  isPublished: false,
} as const;
const today = '2026-11-22';
const counts = new Map<string, { requests: number; missing: number }>();

for (const marked of readMarkedMessages()) {
  const id = startPageIds.find((name) => name === marked.page);
  const start = id === undefined ? null : startPages[id];
  const design = start === null ? undefined : openPage(start)?.design;
  const isChosen = values.author === undefined || values.author.split(',').includes(marked.author);
  if (design === undefined || marked.isSeed || !isChosen) continue;
  const { lang } = marked;
  const message = readMessage(marked.text, { lang, today });
  const past = { targets: [] };
  const setting = createSetting(design, { past, account, lang, today, seed: 'seed' });
  for (const request of editRequests(
    goldTagger({ marked: writeMarkup(marked) })(message, design.page),
  )) {
    if (values.kind !== undefined && !values.kind.split(',').includes(request.kind)) continue;
    const count = counts.get(request.kind) ?? { requests: 0, missing: 0 };
    counts.set(request.kind, count);
    count.requests += 1;
    const candidates = proposeFrame(createFrame(setting, message, request));
    if (candidates.length === 0) count.missing += 1;
    if (values.missing && candidates.length > 0) continue;
    const text = writeMarkup({ text: message.text, requests: [request] });
    console.log(`${marked.author} ${lang} ${id} | ${text.replaceAll('\n', '\\n')}`);
    for (const { grounding, operations, history, features } of candidates.sort(
      (a, b) => b.grounding - a.grounding,
    )) {
      const said = JSON.stringify(history ?? operations);
      console.log(
        `  ${grounding.toFixed(2)} ${features.includes('ambiguous') ? 'ambiguous ' : ''}${said}`,
      );
    }
  }
}
for (const [kind, { requests, missing }] of counts)
  console.log(`${kind}: ${missing} of ${requests} come to nothing`);
