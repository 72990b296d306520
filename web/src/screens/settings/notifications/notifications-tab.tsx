// Notifications: methods, presets, types and quiet hours, saved together.
import type { PreferencesInput } from '@vys/contract/notifications/preferences';
import { usePreferencesQuery } from '#web/features/notifications/preferences/preferences-queries.ts';
import { UnsavedChangesGuard } from '#web/lib/navigation/unsaved-changes-guard.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { messages } from './messages/en.ts';
import { MethodsCard } from './methods-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { PresetsCard, TypesCard } from './types-card.tsx';
import { usePreferencesForm } from './use-preferences-form.ts';

export function NotificationsTab() {
  const query = usePreferencesQuery();
  if (query.data) return <PreferencesEditor saved={query.data} />;
  if (query.isError) return <LoadError title={messages.loadFailed} query={query} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-52" />
      <Skeleton className="h-44" />
      <Skeleton className="h-80" />
    </div>
  );
}

function PreferencesEditor({ saved }: { saved: PreferencesInput }) {
  const form = usePreferencesForm(saved);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isDirty) void form.save();
      }}
    >
      <MethodsCard form={form} />
      <PresetsCard form={form} />
      <TypesCard form={form} />
      <QuietHoursCard form={form} />
      <FormError>{form.errors.form}</FormError>
      <div
        className={cn(
          '-mx-1 flex flex-wrap justify-end gap-2 bg-canvas px-1 py-3 max-sm:*:grow',
          form.isDirty && 'sticky bottom-(--shell-bottom)',
        )}
      >
        {form.isDirty && (
          <Button variant="ghost" disabled={form.isSaving} onClick={form.discard}>
            {messages.discard}
          </Button>
        )}
        <Button type="submit" disabled={!form.isDirty} loading={form.isSaving}>
          {messages.save}
        </Button>
      </div>
      <UnsavedChangesGuard
        hasUnsavedChanges={form.isDirty}
        description={messages.unsavedChangesWarning}
        onDiscard={form.discard}
      />
    </form>
  );
}
