// Tells who comes back with a page of their own that these screens would make another one, and where it is changed.
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';

export function PageIsThereNotice({ headingClassName }: { headingClassName: string }) {
  return (
    <div className="animate-rise-in">
      <h1 className={headingClassName}>{messages.pageIsThere}</h1>
      <p className="mt-3 max-w-md text-base text-muted">{messages.pageIsThereHint}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to={paths.studio}>{messages.openStudio}</Link>
        </Button>
        <Button asChild size="lg" variant="ghost">
          <Link to={paths.dashboard}>{messages.goToDashboard}</Link>
        </Button>
      </div>
    </div>
  );
}
