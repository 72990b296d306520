// Three looks of the miniature page that the marketing panel and onboarding draw.
export type LookName = 'fern' | 'paper' | 'dusk';

export type Look = {
  label: string;
  ground: string;
  ink: string;
  soft: string;
  accent: string;
  link: { ground: string; ink: string; line: string; radius: number };
  font: string;
};

export const looks: Readonly<Record<LookName, Look>> = {
  fern: {
    label: 'Fern',
    ground: 'radial-gradient(120% 60% at 50% 0%, #17513c 0%, #0b241b 62%, #081a14 100%)',
    ink: '#eafff5',
    soft: '#a9cfbf',
    accent: '#4ade9f',
    link: { ground: 'rgb(255 255 255 / 0.07)', ink: '#eafff5', line: '#ffffff26', radius: 9 },
    font: 'var(--font-display)',
  },
  paper: {
    label: 'Paper',
    ground: 'linear-gradient(180deg, #f7efe1 0%, #efe2cd 100%)',
    ink: '#2b2019',
    soft: '#6f5d4f',
    accent: '#c4532d',
    link: { ground: '#2b2019', ink: '#f9f2e6', line: '#2b2019', radius: 2 },
    font: 'Georgia, "Iowan Old Style", "Times New Roman", serif',
  },
  dusk: {
    label: 'Dusk',
    ground: 'linear-gradient(178deg, #171b3a 0%, #3b2a4f 48%, #a14f57 100%)',
    ink: '#fff4ec',
    soft: '#e2c3bf',
    accent: '#ffb38a',
    link: { ground: 'rgb(255 255 255 / 0.1)', ink: '#fff4ec', line: '#ffd9c266', radius: 99 },
    font: 'var(--font-sans)',
  },
};
