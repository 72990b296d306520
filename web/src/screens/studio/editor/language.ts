// The two halves of a page's source, in the order of their tabs.
export type Language = 'jsx' | 'css';

export const languages: readonly { id: Language; name: string }[] = [
  { id: 'jsx', name: 'JSX' },
  { id: 'css', name: 'CSS' },
];
