// What Vys is, shown rather than told: a wish that becomes a page, three claims, and the operator's figures.

import { lazy, Suspense } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

/** After the form: a picture is not what people came for. */
const WishDemo = lazy(async () => ({ default: (await import('./wish-demo.tsx')).WishDemo }));

const claims = [
  {
    title: messages.themesClaim,
    text: messages.themesDetail,
  },
  {
    title: messages.analyticsClaim,
    text: messages.analyticsDetail,
  },
  {
    title: messages.mobileClaim,
    text: messages.mobileDetail,
  },
];

export function MarketingPanel({ isWideOnly }: { isWideOnly: boolean }) {
  return (
    <aside
      aria-label={messages.aboutVys}
      className={cn(
        'relative flex flex-col justify-center overflow-hidden border-line bg-surface max-lg:border-t lg:border-l',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(58%_52%_at_78%_12%,color-mix(in_oklab,var(--accent)_20%,transparent),transparent),radial-gradient(46%_44%_at_8%_100%,color-mix(in_oklab,var(--accent)_11%,transparent),transparent)]"
      />
      <div className="relative mx-auto grid w-full max-w-4xl items-center gap-x-14 gap-y-10 px-5 py-12 sm:px-8 lg:px-10 xl:grid-cols-[minmax(0,1fr)_auto] xl:px-14">
        <div className="max-w-lg">
          <h2 className="font-display font-semibold text-display text-fg">{messages.tagline}</h2>
          <Figures />
          <ul className="mt-9 flex flex-col gap-5 border-line border-t pt-7">
            {claims.map(({ title, text }) => (
              <li key={title} className="border-accent-control border-l-2 pl-4">
                <p className="font-medium text-fg text-sm">{title}</p>
                <p className="mt-0.5 text-muted text-sm">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden min-h-120 w-62 flex-col items-center justify-center gap-5 xl:flex">
          <Suspense>
            <WishDemo />
          </Suspense>
        </div>
      </div>
    </aside>
  );
}

/** Of this installation; without an operator who vouches for them there are none. */
function Figures() {
  const { creators, links } = useClientConfig()?.figures ?? {};
  const figures = [
    { value: creators, label: messages.activeCreators },
    { value: links, label: messages.linksShared },
  ].filter(({ value }) => value !== undefined);
  if (figures.length === 0) return null;
  return (
    <dl className="mt-7 flex gap-10">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-display font-semibold text-fg text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
