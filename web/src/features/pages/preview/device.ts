// The three screens a preview can stand for, and how each fits into the available space. Pure.
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

type Size = { width: number; height: number };
export type Fit = Size & { scale: number };

/** CSS pixels; doc2 §9. */
const screens = {
  mobile: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
} as const;

/** A desktop is never narrower than this, however small its picture. */
const DESKTOP_WIDTH = 1024;

/** Scales down where the pane is narrower, so that nothing is cropped; never scales up. */
export function fitDevice(device: Device, pane: Size): Fit {
  if (device === 'desktop') {
    const width = Math.max(pane.width, DESKTOP_WIDTH);
    const scale = pane.width > 0 ? pane.width / width : 1;
    return { width, height: pane.height / scale, scale };
  }
  const screen = screens[device];
  const scale = pane.width > 0 ? Math.min(1, pane.width / screen.width) : 1;
  const height = pane.height > 0 ? Math.min(screen.height, pane.height / scale) : screen.height;
  return { width: screen.width, height, scale };
}
