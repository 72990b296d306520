// Three demo themes for the page mockup in the marketing panel and onboarding.
export type DemoThemeName = 'fern' | 'paper' | 'dusk';

export type DemoTheme = {
  background: string;
  foreground: string;
  mutedForeground: string;
  accent: string;
  link: { background: string; foreground: string; line: string; radius: number };
  font: string;
};

export const demoThemes: Readonly<Record<DemoThemeName, DemoTheme>> = {
  fern: {
    background: 'radial-gradient(120% 60% at 50% 0%, #17513c 0%, #0b241b 62%, #081a14 100%)',
    foreground: '#eafff5',
    mutedForeground: '#a9cfbf',
    accent: '#4ade9f',
    link: {
      background: 'rgb(255 255 255 / 0.07)',
      foreground: '#eafff5',
      line: '#ffffff26',
      radius: 9,
    },
    font: 'var(--font-display)',
  },
  paper: {
    background: 'linear-gradient(180deg, #f7efe1 0%, #efe2cd 100%)',
    foreground: '#2b2019',
    mutedForeground: '#6f5d4f',
    accent: '#c4532d',
    link: { background: '#2b2019', foreground: '#f9f2e6', line: '#2b2019', radius: 2 },
    font: 'Georgia, "Iowan Old Style", "Times New Roman", serif',
  },
  dusk: {
    background: 'linear-gradient(178deg, #171b3a 0%, #3b2a4f 48%, #a14f57 100%)',
    foreground: '#fff4ec',
    mutedForeground: '#e2c3bf',
    accent: '#ffb38a',
    link: {
      background: 'rgb(255 255 255 / 0.1)',
      foreground: '#fff4ec',
      line: '#ffd9c266',
      radius: 99,
    },
    font: 'var(--font-sans)',
  },
};
