// Paper rain for a happy moment; nothing at all for people who asked for less motion.
import { prefersReducedMotion } from '../theme/reduced-motion.ts';

const colors = ['#10b981', '#6ee7b7', '#f5c451', '#f6f7f6', '#5aa9f8'];
const burstEveryMs = 220;

/** Rains for `durationMs` milliseconds; resolves when the last piece has fallen. */
export async function fireConfetti(durationMs = 1500): Promise<void> {
  if (prefersReducedMotion()) return;
  const canvas = document.createElement('canvas');
  // Some browsers are told to keep canvases shut.
  if (!canvas.getContext('2d')) return;
  const { default: confetti } = await import('canvas-confetti');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:70';
  document.body.append(canvas);
  // No worker: the page's content security policy allows no worker from a blob.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const falling: (Promise<unknown> | null)[] = [];
  const until = Date.now() + durationMs;
  while (Date.now() < until) {
    const side = falling.length % 2;
    falling.push(
      fire({
        particleCount: 42,
        spread: 62,
        startVelocity: 46,
        angle: side ? 118 : 62,
        origin: { x: side ? 1 : 0, y: 0.72 },
        ticks: 160,
        colors,
      }),
    );
    await new Promise((next) => setTimeout(next, burstEveryMs));
  }
  await Promise.all(falling);
  canvas.remove();
}
