// Save me: a business card with a painted edge, and its ways of getting in touch.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideCss } from './side-css.ts';

export const pocketCard: FamilyDesign = {
  jsx: `/** By link where there is one, else by the contact section. */
function findContacts() {
  const contact = findSection('contact') ?? {};
  const find = (scheme) => visibleLinks(page.links).find((link) => link.url?.startsWith(scheme));
  const phone = contact.phone && { title: labels.call, url: \`tel:\${contact.phone.replace(/[^+\\d]/g, '')}\`, icon: 'phone' };
  const email = contact.email && { title: labels.writeEmail, url: \`mailto:\${contact.email}\`, icon: 'mail' };
  return [find('tel:') ?? phone, find('mailto:') ?? email].filter(Boolean);
}

function Card() {
  return (
    <header className="hero">
      <Picture image={page.cover} className="cover" eager />
      <Avatar />
      <div className="lines">
        <Name />
        <Text className="tagline">{page.tagline}</Text>
        <Place />
      </div>
    </header>
  );
}

export default function Page() {
  const contacts = findContacts();
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <Card />
        {contacts.length > 0 && (
          <div className="contacts">
            {contacts.map((link) => (
              <LinkButton link={link} key={link.url} />
            ))}
          </div>
        )}
        <Socials />
      </div>
      <div className="sections">
        <Paragraphs text={page.about} className="about" />
        <LinkNav except={contacts} />
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 3rem); padding: calc(var(--space) * 2) var(--gutter); display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2); min-height: calc(100dvh - 4.5rem); align-content: center; }
.side { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 1.5); }
.hero { --corner: min(var(--radius), 1.75rem); position: relative; display: flex; flex-direction: column; justify-content: space-between; align-items: var(--align); gap: calc(var(--space) * 2); min-height: min(15.5rem, 62vw); margin-bottom: 14px; padding: clamp(1.25rem, 6vw, 2.25rem); border-radius: var(--corner); background: var(--surface); text-align: var(--align); box-shadow: inset 0 1px 0 rgb(255 255 255 / 35%), inset 0 0 0 1px var(--border), 0 7px 0 var(--accent), 0 34px 44px -28px rgb(0 0 0 / 60%); }
.hero::before, .hero::after { content: ""; position: absolute; z-index: -1; inset: 0; border-radius: inherit; background: var(--accent); transform: rotate(-3.5deg) translateY(4px); }
.hero::after { z-index: -2; background: var(--border); transform: rotate(-7deg) translateY(6px); }
.page { position: relative; z-index: 0; overflow-x: clip; }
.hero .avatar { width: 4.5rem; flex: none; font-size: 1.625rem; font-weight: 600; }
.hero .cover { width: calc(100% + 1.5rem); max-width: none; flex: 1; min-height: 9rem; max-height: 14rem; margin: -.75rem -.75rem -4.5rem; border-radius: calc(var(--corner) - .25rem); }
.cover + .avatar { outline: 4px solid var(--surface); }
.lines { width: 100%; container-type: inline-size; }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 3rem); line-height: 1.02; letter-spacing: -.025em; margin-bottom: .375em; }
.tagline { font-size: 1.0625rem; max-width: 36ch; }
.location { color: var(--muted); }
.socials { margin-inline: -.75rem; }
.contacts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: calc(var(--space) * .75); }
.contacts .link { justify-content: center; background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1rem; }
.links .featured { box-shadow: 0 0 0 2px var(--accent); padding-inline: 1.25rem; }
.links .link { height: 100%; }
.links:has(li:nth-child(9)) .link-list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); }
.sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2.5); align-content: start; min-width: 0; }
.about { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75em; font-size: 1.125rem; max-width: 60ch; text-align: var(--align); justify-self: var(--align); }
.group-title { font-size: 1.125rem; margin: var(--space) 0 calc(var(--space) * .75); }
.section-title { font-size: 1.25rem; letter-spacing: -.01em; }
${sideCss('24rem, 48%')}
@media (min-width: 60rem) {
  .page { padding: 0; gap: 0; }
  .side { align-content: center; padding: clamp(3rem, 5vw, 6rem); }
  .hero { min-height: 0; aspect-ratio: 1.75; }
  .hero:has(.cover) { aspect-ratio: auto; }
  .contacts, .side .socials { justify-self: stretch; }
  .sections { padding: clamp(3rem, 5vw, 6rem); padding-inline-start: 1rem; align-content: center; min-height: calc(100dvh - 4.5rem); gap: calc(var(--space) * 3); max-width: 60rem; }
  .page:not(:has(.section, .about, .links li:nth-child(5))) { grid-template-columns: 44rem; place-content: center; min-height: calc(100dvh - 4.5rem); }
  .page:not(:has(.section, .about, .links li:nth-child(5))) :is(.side, .sections) { position: static; min-height: 0; padding-block: 1rem; padding-inline: 3rem; }
}`,
  motionCss: `.hero::before { transition: transform .4s cubic-bezier(.2, .9, .3, 1); }
.hero:hover::before { transform: rotate(-7deg) translate(-6px, 8px); }
.link:hover { transform: translateY(-1px); }`,
  layouts: {
    ...defaultLayouts,
    contact: 'direct',
    map: 'line',
    team: 'circles',
    testimonials: 'row',
    stats: 'cards',
    hours: 'compact',
    about: 'card',
  },
  defaults: {
    buttons: 'soft',
    shadow: 'none',
    align: 'start',
    headingWeight: 700,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 14,
  },
  palettes: ['slate', 'cobalt', 'harbor', 'forest', 'ink', 'sky', 'clay', 'champagne'],
  typePairs: ['office', 'studio', 'geometry', 'workshop', 'magazine'],
};
