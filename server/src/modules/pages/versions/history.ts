// Undo, redo and going to a version. Each makes a new version with the content of an earlier one, so that nothing
// is lost; its own undo and redo lead where those of the earlier one do.
import type { HistoryOperation } from '@vys/contract/page-model/operations';
import type { Db } from '../../../platform/db/db.ts';
import {
  findPageToChange,
  findVersion,
  type StoredPage,
  type StoredVersion,
  setRedoVersion,
} from '../store.ts';
import { addVersion, type SaveDeps } from './versions.ts';

/**
 * Within a transaction. As many steps as there are; undefined when there is none, and for a version of another
 * page.
 */
export async function goThroughHistory(
  deps: SaveDeps,
  on: Db,
  userId: string,
  operation: HistoryOperation,
  { autoSaved = true } = {},
): Promise<StoredPage | undefined> {
  const page = await findPageToChange(on, userId);
  const current = page && (await findVersion(on, page.currentVersionId));
  if (!current) return undefined;
  if (operation.type === 'history.goto') {
    const version = await findVersion(on, operation.versionId);
    if (version?.pageId !== page.id || version.id === current.id) return undefined;
    const undoVersionId = current.id;
    const { content } = version;
    const source = 'restore' as const;
    return addVersion(deps, on, page, { content, autoSaved, source, undoVersionId });
  }
  const step = operation.type === 'history.undo' ? stepBack : stepForward;
  let target = current;
  for (let taken = 0; taken < operation.steps; taken += 1) {
    const next = await step(on, target);
    if (!next) break;
    target = next;
  }
  if (target === current) return undefined;
  const { content, undoVersionId, redoVersionId } = target;
  const source = operation.type === 'history.undo' ? ('undo' as const) : ('redo' as const);
  const save = { content, autoSaved, source };
  return addVersion(deps, on, page, { ...save, undoVersionId, redoVersionId });
}

/** The version before knows which one it was left for. */
async function stepBack(on: Db, version: StoredVersion): Promise<StoredVersion | undefined> {
  const before = version.undoVersionId && (await findVersion(on, version.undoVersionId));
  if (!before) return undefined;
  await setRedoVersion(on, before.id, version.id);
  return { ...before, redoVersionId: version.id };
}

async function stepForward(on: Db, version: StoredVersion): Promise<StoredVersion | undefined> {
  const { redoVersionId } = version;
  return redoVersionId === null ? undefined : await findVersion(on, redoVersionId);
}
