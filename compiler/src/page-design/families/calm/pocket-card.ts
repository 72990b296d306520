// Save me: a business card with role, call, mail and the contact as a file.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const pocketCard: FamilyDesign = {
  jsx: `function Hero() {
  return (
    <header className="hero">
      <Avatar />
      <Text as="h1" className="name">{page.name}</Text>
      <Text className="tagline">{page.tagline}</Text>
      <Socials />
    </header>
  );
}

export default function Page() {
  return (
    <main className="page">
      <Hero />
      <nav className="links">
        <LinkList links={page.links} />
      </nav>
      <div className="sections">
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { max-width: 36rem; margin: 0 auto; padding: calc(var(--space) * 3) clamp(1.25rem, 6vw, 3rem) 1.5rem; display: grid; gap: calc(var(--space) * 2); }
.hero { display: grid; justify-items: var(--align); text-align: var(--align); gap: calc(var(--space) * .75); }
.name { font-size: clamp(2rem, 9vw, 3rem); }
.sections { display: grid; gap: calc(var(--space) * 3); }`,
  motionCss: '',
  layouts: defaultLayouts,
  defaults: {
    buttons: 'soft',
    shadow: 'soft',
    align: 'start',
    headingWeight: 700,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 16,
  },
  palettes: [],
  typePairs: [],
};
