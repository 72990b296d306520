// The log of what operators did.
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { logMessages as messages } from '../messages/en.ts';
import { LogList } from './log-list.tsx';

export function AdminLogScreen() {
  return (
    <AdminFrame title={messages.title} intro={messages.intro}>
      <LogList />
    </AdminFrame>
  );
}
