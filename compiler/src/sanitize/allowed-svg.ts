// Which SVG a page may draw: shapes, text, gradients, filters and plain animation. Nothing that
// loads, links, scripts or opens an HTML island.

const words = (text: string): string[] => text.trim().split(/\s+/);

export const SVG_ELEMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  words(`
  svg g defs symbol use path circle ellipse rect line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker title filter feBlend
  feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
  feTurbulence animate animateTransform animateMotion mpath`),
);

/** Compared in lower case, as SVG has names in mixed case. */
const SVG_ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  words(`
  accumulate additive alignment-baseline amplitude attributename azimuth basefrequency
  baseline-shift begin bias by calcmode class clip-path clip-rule clippathunits color
  color-interpolation color-interpolation-filters cx cy d diffuseconstant direction display divisor
  dominant-baseline dur dx dy edgemode elevation end exponent fill fill-opacity fill-rule filter
  filterunits flood-color flood-opacity focusable font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight from fx fy gradienttransform gradientunits height
  id in in2 intercept k1 k2 k3 k4 kerning keypoints keysplines keytimes lang lengthadjust
  letter-spacing marker-end marker-mid marker-start markerheight markerunits markerwidth mask
  maskcontentunits maskunits max min mode numoctaves offset opacity operator orient origin overflow
  paint-order path pathlength patterncontentunits patterntransform patternunits points
  preserveaspectratio primitiveunits r radius refx refy repeatcount repeatdur restart result role
  rotate rx ry scale seed shape-rendering slope spacing specularconstant specularexponent
  spreadmethod startoffset stddeviation stitchtiles stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  style surfacescale systemlanguage tabindex tablevalues targetx targety text-anchor
  text-decoration text-rendering textlength to transform transform-origin type values
  vector-effect version viewbox visibility width word-spacing writing-mode x x1 x2 xchannelselector
  y y1 y2 ychannelselector z`),
);

export function isAllowedSvgAttribute(name: string): boolean {
  const lower = name.toLowerCase();
  return SVG_ATTRIBUTES.has(lower) || /^(?:data|aria)-[a-z0-9_.-]+$/.test(lower);
}

/** References stay inside the page: `#id` and `url(#id)`. */
export function isLocalReference(value: string): boolean {
  return /^#[^\s<>"']*$/.test(value.trim());
}

export function hasForeignReference(value: string): boolean {
  const addresses = value.match(/url\s*\(\s*["']?\s*[^)]/gi) ?? [];
  return addresses.some((address) => !address.endsWith('#')) || /javascript:|\\/i.test(value);
}

/** An animation may not write an address or a handler into another element. */
export function isSafeAnimation(attributeName: string | undefined): boolean {
  return (
    attributeName === undefined ||
    (/^[a-z][a-z-]*$/i.test(attributeName) && isAllowedSvgAttribute(attributeName))
  );
}
