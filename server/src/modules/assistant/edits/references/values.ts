// The last change with another value: "no, blue", "i meant 3.50", "at 9 instead".
import type { Operation } from '@vys/contract/page-model/operations';
import { platformOfSlug, profileUrl } from '../../reading/platforms.ts';
import { pricesOf } from '../proposers/content/items.ts';
import { priceLike } from '../proposers/content/prices.ts';
import { addressesOf } from '../proposers/lists/links.ts';
import { movedIndex } from '../proposers/lists/places.ts';
import { freeId } from '../scene/names.ts';
import { type Scene, valuesOf } from '../scene/scene.ts';

export function withValue(scene: Scene, operations: readonly Operation[]): Operation[] | undefined {
  const changed = operations.map((operation) => changeValue(scene, operation));
  return changed.every((operation) => operation !== undefined) ? changed : undefined;
}

function changeValue(scene: Scene, operation: Operation): Operation | undefined {
  const color = valuesOf(scene, 'color')[0]?.hex;
  switch (operation.type) {
    case 'theme.color':
      return color === undefined ? undefined : { ...operation, color };
    case 'element.style': {
      if (color === undefined) return undefined;
      const property = operation.style.color === undefined ? 'background' : 'color';
      return { ...operation, style: { ...operation.style, [property]: color } };
    }
    case 'link.move':
    case 'section.move':
    case 'item.move':
      return otherPlace(scene, operation);
    case 'link.add':
      return otherLink(scene, operation);
    case 'link.update': {
      const url = addressesOf(scene)[0]?.url;
      return url === undefined ? undefined : { ...operation, set: { ...operation.set, url } };
    }
    case 'item.update': {
      const price = pricesOf(scene).at(-1)?.price;
      if (price === undefined || operation.set.price === undefined) return undefined;
      return {
        ...operation,
        set: { ...operation.set, price: priceLike(scene, price, operation.section) },
      };
    }
    default:
      return undefined;
  }
}

/** "no, last". */
function otherPlace(
  scene: Scene,
  operation: Extract<Operation, { type: `${string}.move` }>,
): Operation | undefined {
  const target = scene.targets.find(({ id }) => id === operation.id);
  const list = scene.targets.filter(({ kind }) => kind === target?.kind);
  const place = movedIndex(scene, {
    at: target?.kind === 'profile' ? 0 : (target?.index ?? 0),
    length: list.length,
  });
  return place && { ...operation, index: place.index };
}

/** "no, tiktok": the same handle on the platform that is named now, or another address. */
function otherLink(
  scene: Scene,
  operation: Extract<Operation, { type: 'link.add' }>,
): Operation | undefined {
  const [address] = addressesOf(scene);
  if (address?.url !== undefined) {
    return {
      ...operation,
      link: {
        ...operation.link,
        id: freeId(scene.design.page, address.title),
        title: address.title,
        url: address.url,
      },
    };
  }
  const platform = platformOfSlug(valuesOf(scene, 'platform')[0]?.platform ?? '');
  if (platform === undefined) return undefined;
  const handle = operation.link.url?.split('/').filter(Boolean).at(-1)?.replace(/^@/, '');
  const url = handle === undefined ? undefined : profileUrl(platform.slug, handle);
  const { url: _url, ...rest } = operation.link;
  return {
    ...operation,
    link: {
      ...rest,
      id: freeId(scene.design.page, platform.title),
      title: platform.title,
      icon: platform.slug,
      ...(url === undefined ? {} : { url }),
    },
  };
}
