// Shown for the moment in which it is not yet known who is there.
import { Mark } from '#web/ui/brand.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas">
      <div className="flex animate-fade-in flex-col items-center gap-5 text-muted">
        <Mark className="size-9" />
        <Spinner label="Loading" />
      </div>
    </div>
  );
}
