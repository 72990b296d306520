// Outlines over the page, in a shadow where its styles do not reach.

export const GLOW_MS = 1_800;

export function createOutlines() {
  const host = document.createElement('vys-preview-selection');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    :host{all:initial;position:fixed;inset:0;z-index:2147483646;pointer-events:none}
    div{position:fixed;box-sizing:border-box;border-radius:6px;box-shadow:0 0 0 1px #fffc}
    .hover{outline:1.5px dashed #0f9f6e;outline-offset:2px}
    .mark{outline:2px solid #0f9f6e;outline-offset:2px}
    .glow{outline:3px solid #10b981;outline-offset:3px;box-shadow:0 0 0 9px #10b98144}
    @media (prefers-reduced-motion: no-preference){
      .glow{animation:glow ${GLOW_MS}ms ease-out both}
      @keyframes glow{0%,55%{opacity:1}100%{opacity:0}}
    }`;
  shadow.append(style);
  document.documentElement.append(host);
  /** Of each name the boxes and the elements that they stand around. */
  const shown = new Map();

  function place() {
    for (const boxes of shown.values()) {
      for (const [box, element] of boxes) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isGone = width === 0 && height === 0;
        box.style.cssText = isGone
          ? 'display:none'
          : `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      }
    }
  }

  function show(name, elements) {
    for (const [box] of shown.get(name) ?? []) box.remove();
    const boxes = elements.filter(Boolean).map((element) => {
      const box = document.createElement('div');
      box.className = name;
      shadow.append(box);
      return [box, element];
    });
    shown.set(name, boxes);
    place();
  }
  return { show, place };
}
