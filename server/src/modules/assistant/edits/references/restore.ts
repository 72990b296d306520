// Parts of what was before: "actually keep the old color", "bring the newsletter back".
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageTheme } from '@vys/contract/page-model/theme';
import type { PastTurn, PastTurns } from '../past.ts';
import { createScene, createSetting, has, type Scene } from '../scene/scene.ts';

export function restore(scene: Scene, past: PastTurn, turns: PastTurns): Operation[] | undefined {
  if (has(scene, 'keep', 'undo')) {
    const kept = restoreAspect(scene, past.before);
    if (kept.length > 0) return kept;
  }
  if (!has(scene, 'keep', 'undo', 'show', 'add', 'again')) return undefined;
  for (const { design } of [...turns].reverse()) {
    const removed = restoreRemoved(scene, design);
    if (removed.length > 0) return removed;
  }
  return undefined;
}

const aspects: readonly [concepts: readonly string[], fields: readonly (keyof PageTheme)[]][] = [
  [
    ['color', 'background', 'dark', 'light'],
    ['scheme', 'colors', 'background'],
  ],
  [['font'], ['fonts']],
  [
    ['corners', 'button', 'round', 'square'],
    ['radius', 'buttons'],
  ],
  [['layout'], ['family']],
  [['size'], ['scale']],
  [['motion'], ['motion']],
];

function restoreAspect(scene: Scene, before: PageDesign): Operation[] {
  const changes = diffDesigns(before, scene.design);
  const fields = aspects
    .filter(([concepts]) => has(scene, ...concepts))
    .flatMap(([, names]) => names);
  const isChanged = changes.some(
    (change) => change.on === 'theme' && fields.some((field) => change.field.startsWith(field)),
  );
  const operations: Operation[] = [];
  if (isChanged) {
    const old = Object.fromEntries(fields.map((field) => [field, before.theme[field]]));
    operations.push({ type: 'theme.set', theme: { ...scene.design.theme, ...old } as PageTheme });
  }
  return [...operations, ...restoreProfile(scene, changes)];
}

const profileConcepts = {
  tagline: 'tagline',
  name: 'name',
  about: 'bio',
  location: 'location',
  avatar: 'photo',
  cover: 'cover',
} as const;

function restoreProfile(scene: Scene, changes: readonly Change[]): Operation[] {
  return changes.flatMap((change): Operation[] => {
    if (change.on !== 'profile' || !(change.field in profileConcepts)) return [];
    const field = change.field as keyof typeof profileConcepts;
    if (!has(scene, profileConcepts[field])) return [];
    if (change.before === undefined)
      return field === 'name' ? [] : [{ type: 'profile.set', set: {}, unset: [field] }];
    return [{ type: 'profile.set', set: { [field]: change.before }, unset: [] }];
  });
}

/** Links, sections and items that an earlier page had and that are named now. */
function restoreRemoved(scene: Scene, before: PageDesign): Operation[] {
  const gone = diffDesigns(scene.design, before).filter(
    (change) => 'change' in change && change.change === 'added',
  );
  if (gone.length === 0) return [];
  const onBefore = createScene(
    createSetting(before, { ...scene, past: { targets: [] } }),
    scene.message,
    scene.span,
  );
  const named = new Set(
    onBefore.mentions.filter(({ quality }) => quality > 0.8).map(({ target }) => target.id),
  );
  const isAdding = has(scene, 'add') && !has(scene, 'undo', 'show', 'again', 'keep');
  if (isAdding) return [];
  return gone.flatMap((change): Operation[] => {
    if (!('change' in change) || change.change !== 'added' || !named.has(change.id)) return [];
    const { index, section } = change.to;
    if (change.on === 'link')
      return [
        {
          type: 'link.add',
          link: change.after,
          index,
          ...(section === undefined ? {} : { section }),
        },
      ];
    if (change.on === 'section') return [{ type: 'section.add', section: change.after, index }];
    return [{ type: 'item.add', section: change.section, item: { ...change.after }, index }];
  });
}
