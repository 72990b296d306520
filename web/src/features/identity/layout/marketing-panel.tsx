// What Vys is, shown rather than told: a page one can restyle, its stats, three claims.

import { useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { type DemoThemeName, demoThemes } from './demo-themes.ts';
import { messages } from './messages.ts';
import { PageMockup } from './page-mockup.tsx';

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

const stats = [
  { value: '10K+', label: messages.activeCreators },
  { value: '1M+', label: messages.linksShared },
];

export function MarketingPanel({ isWideOnly }: { isWideOnly: boolean }) {
  const [theme, setTheme] = useState<DemoThemeName>('fern');
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
          <dl className="mt-7 flex gap-10">
            {stats.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-display font-semibold text-fg text-xl tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-9 flex flex-col gap-5 border-line border-t pt-7">
            {claims.map(({ title, text }) => (
              <li key={title} className="border-accent-control border-l-2 pl-4">
                <p className="font-medium text-fg text-sm">{title}</p>
                <p className="mt-0.5 text-muted text-sm">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden flex-col items-center gap-5 xl:flex">
          <div className="relative">
            <PageMockup
              theme={theme}
              name="Mara Lindqvist"
              bio="Stoneware from a small island. New kiln every full moon."
              links={['Spring collection', 'Workshop dates', 'Studio diary']}
            />
            <ViewsNote />
          </div>
          <SegmentedControl
            size="sm"
            label={messages.examplePageTheme}
            value={theme}
            onValueChange={setTheme}
            segments={Object.entries(demoThemes).map(([value, { label }]) => ({
              value: value as DemoThemeName,
              label,
            }))}
          />
        </div>
      </div>
    </aside>
  );
}

/** A slip of the analytics screen, pinned to the phone. */
function ViewsNote() {
  return (
    <div
      aria-hidden="true"
      className="absolute -left-9 bottom-9 w-36 animate-rise-in rounded-md border border-line-strong bg-overlay p-3 shadow-lg"
    >
      <p className="text-muted text-xs">{messages.viewsToday}</p>
      <p className="flex items-baseline gap-1.5 font-semibold text-base text-fg tabular-nums">
        1,284 <span className="font-medium text-success-text text-xs">+18.2%</span>
      </p>
      <svg viewBox="0 0 110 28" className="mt-1.5 w-full text-chart-1" role="presentation">
        <path
          d="M1 24C12 23 15 17 26 18S42 22 52 14 70 15 78 9 98 8 109 2V28H1Z"
          fill="currentColor"
          opacity="0.16"
        />
        <path
          d="M1 24C12 23 15 17 26 18S42 22 52 14 70 15 78 9 98 8 109 2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
