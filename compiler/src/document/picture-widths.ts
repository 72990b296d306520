// How wide pictures of our designs are drawn at most, by their class, as `sizes` of an image says it. Elsewhere a
// picture may be as wide as the window.

const WIDTHS: Readonly<Record<string, string>> = {
  avatar: 'min(100vw,18rem)',
  'link-image': 'min(54vw,16rem)',
  portrait: '8rem',
  // Cut to a higher shape.
  cover: '155vw',
};

export function readPictureWidth(classes: string): string {
  const name = classes.split(/\s+/).find((word) => Object.hasOwn(WIDTHS, word));
  return (name && WIDTHS[name]) ?? '100vw';
}
