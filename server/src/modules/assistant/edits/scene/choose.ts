// Which mentions belong together: one target for every word, in the order of the message.
import type { Mention } from './mentions.ts';
import type { Scene } from './scene.ts';
import type { Target, TargetOf } from './targets.ts';

export type MentionOf<Kind extends Target['kind']> = Mention & { target: TargetOf<Kind> };

/** The best mentions of a kind whose words do not overlap, in the order of the words. */
export function mentionsOf<Kind extends Target['kind']>(
  scene: Scene,
  kind: Kind,
): MentionOf<Kind>[] {
  const chosen: MentionOf<Kind>[] = [];
  for (const mention of scene.mentions) {
    if (mention.target.kind !== kind) continue;
    const overlaps = chosen.some((other) =>
      other.words.some((word) => mention.words.includes(word)),
    );
    if (!overlaps) chosen.push(mention as MentionOf<Kind>);
  }
  return chosen.sort((a, b) => Math.min(...a.words) - Math.min(...b.words));
}

/** Words that say what kind of thing is meant, unless they name something that is not among `mentions`. */
export function kindWords(
  scene: Scene,
  mentions: readonly Mention[],
  words: readonly number[],
): number[] {
  const others = scene.mentions.filter(
    ({ target, via }) =>
      via !== 'reference' && !mentions.some((own) => own.target.id === target.id),
  );
  const own = mentions.flatMap((mention) => mention.words);
  const foreign = others.flatMap((mention) => mention.words).filter((word) => !own.includes(word));
  return words.filter((word) => !foreign.includes(word));
}

/** Others that the same words name just as well. */
export function rivalsOf<Kind extends Target['kind']>(
  scene: Scene,
  mention: MentionOf<Kind>,
): MentionOf<Kind>[] {
  return scene.mentions.filter(
    (other): other is MentionOf<Kind> =>
      other !== mention &&
      other.target.kind === mention.target.kind &&
      other.words.some((word) => mention.words.includes(word)) &&
      other.quality > mention.quality - 0.08,
  );
}

/** Each alone, all together where there are several, and those that the same words could also mean. */
export function choices<Kind extends Target['kind']>(
  scene: Scene,
  kind: Kind,
): { mentions: MentionOf<Kind>[]; features: string[] }[] {
  const chosen = mentionsOf(scene, kind);
  const distinct = new Set(chosen.map(({ target }) => target.id)).size === chosen.length;
  const alone = chosen.flatMap((mention) => {
    const rivals = rivalsOf(scene, mention);
    const features = rivals.length > 0 ? ['ambiguous'] : [];
    return [
      { mentions: [mention], features },
      ...rivals.map((rival) => ({ mentions: [rival], features: ['ambiguous'] })),
    ];
  });
  const clear = chosen.filter(({ quality }) => quality > 0.75);
  const together = clear.length > 0 ? clear : chosen;
  return together.length > 1 && distinct
    ? [{ mentions: together, features: ['several'] }, ...alone]
    : alone;
}
