// Parts that all pictures are drawn with: a canvas with soft edges, light and grain.

/** Width and height of every picture of that shape, in pixels. */
const sizes = { wide: [1500, 1000], tall: [1000, 1250], square: [1200, 1200] } as const;
export type Shape = keyof typeof sizes;

export type Scene = { shape: Shape; content: string };

export function drawScene({ shape, content }: Scene): string {
  const [width, height] = sizes[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter><filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="60"/></filter><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .22 0"/></filter></defs>${content}<rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
}

/** From the first color at the top to the last at the bottom. */
export function gradient(id: string, colors: readonly string[], angle = 90): string {
  const stops = colors.map((color, index) => {
    return `<stop offset="${(index / Math.max(colors.length - 1, 1)).toFixed(2)}" stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stops.join('')}</linearGradient>`;
}

export const ground = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;
