// Routes of account export and account deletion.
import { Readable } from 'node:stream';
import { deleteAccount, exportAccount } from '@vys/contract/identity/accounts';
import type { Clock } from '../../../platform/clock.ts';
import type { Bind } from '../../../platform/http/http.ts';
import type { Deletion } from './deletion.ts';
import type { Export } from './export.ts';

type Deps = {
  deletion: Pick<Deletion, 'deleteAccount'>;
  exports: Pick<Export, 'exportAccount'>;
  /** Throws rate.limited. */
  limitExport: (userId: string) => Promise<void>;
  clock: Clock;
};

export function registerAccountDataRoutes(
  bind: Bind,
  { deletion, exports, limitExport, clock }: Deps,
): void {
  bind(deleteAccount, async ({ caller }) => {
    await deletion.deleteAccount(caller);
    return undefined;
  });
  bind(exportAccount, async ({ caller, reply }) => {
    await limitExport(caller.userId);
    const day = clock.now().toISOString().slice(0, 10);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="vys-${day}.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.send(Readable.from(exports.exportAccount(caller.userId), { objectMode: false }));
    return undefined;
  });
}
