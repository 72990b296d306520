// Visitors leave a few words.
import type { SectionDesign } from '../../design-parts.ts';

export const guestbook: SectionDesign = {
  css: '',
  layouts: {
    form: {
      jsx: `function GuestbookForm({ section }) {
  return (
    <Section section={section} layout="form">
      <Intro section={section} />
      <EntryForm section={section} />
    </Section>
  );
}`,
      css: `.guestbook-form .form { max-width: 40rem; }`,
    },
    card: {
      jsx: `function GuestbookCard({ section }) {
  return (
    <Section section={section} layout="card">
      <div className="card entry-box">
        <Intro section={section} />
        <EntryForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.entry-box { padding: clamp(1.5rem, 6vw, 3rem); }
.entry-box input, .entry-box textarea { background: var(--background); }`,
    },
    paper: {
      jsx: `function GuestbookPaper({ section }) {
  return (
    <Section section={section} layout="paper">
      <div className="entry-paper">
        <Intro section={section} />
        <EntryForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.entry-paper { max-width: 40rem; padding: clamp(1.5rem, 6vw, 3rem); background: var(--surface); box-shadow: 0 1px 2px rgb(0 0 0 / 10%), 0 22px 48px -28px rgb(0 0 0 / 60%); }
.entry-paper .field { font-family: var(--font-display); }
.entry-paper input, .entry-paper textarea { padding-inline: 0; border: 0; border-bottom: 1px solid var(--muted); border-radius: 0; }
.entry-paper textarea { line-height: 2.25rem; background: repeating-linear-gradient(transparent 0 calc(2.25rem - 1px), var(--border) calc(2.25rem - 1px) 2.25rem) local 0 .75rem; }`,
    },
    split: {
      jsx: `function GuestbookSplit({ section }) {
  return (
    <Section section={section} layout="split">
      <div className="entry-split">
        <Intro section={section} />
        <EntryForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.guestbook-split { container-type: inline-size; }
.entry-split .intro { color: var(--text); font: var(--heading-weight) clamp(1.375rem, 1rem + 2cqi, 2.25rem)/1.2 var(--font-display); }
@container (min-width: 44rem) { .entry-split:has(.intro) { display: grid; grid-template-columns: 2fr 3fr; gap: calc(var(--space) * 3); } }`,
    },
  },
};
