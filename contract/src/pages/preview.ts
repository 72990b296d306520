// What the studio and its preview frame say to each other. The frame stands on the pages origin in
// `<iframe sandbox="allow-scripts">`, so its own origin is opaque ("null") and it is known by its window.

/** Load it as `{pagesOrigin}/_/preview#nonce={nonce}`, with a new nonce for each load. */
export const PREVIEW_PATH = '/_/preview';

/**
 * Frame to parent by postMessage, on each load. Check `event.source === frame.contentWindow` and the nonce.
 */
export type PreviewReady = { type: 'vys-preview-ready'; nonce: string };

/**
 * The response, once per load, by `frame.contentWindow.postMessage(message, '*', [port])`: an opaque
 * origin cannot be named as the target. Everything else goes over the port.
 */
export type PreviewConnect = { type: 'vys-preview-connect'; nonce: string };

/** Parent to frame. Every render is acknowledged by `rendered` or `failed` with its id. */
export type PreviewRender = {
  type: 'render';
  id: number;
  /** `code` of the compiler: body of `function (require, module, exports)`. */
  code: string;
  css: string;
  /** @font-face rules; see `fontPath`. */
  fontFaces: string;
  title: string;
  /** Addresses of modules that are not bundled, by the name the code requires them under. */
  cdnImports?: Readonly<Record<string, string>>;
};

/** Frame to parent. A render that fails leaves the last good one standing under its message. */
export type PreviewMessage =
  | { type: 'rendered'; id: number; height: number }
  | { type: 'failed'; id: number; message: string; stack?: string }
  /** An error after the render: in a handler, a timer, a promise or an update. */
  | { type: 'error'; message: string; stack?: string }
  /** A link was clicked; the frame does not go there. */
  | { type: 'navigate'; href: string };

/** Path on the pages origin of a font file, named as in its package (`files/…-latin-wght-normal.woff2`). */
export function fontPath(file: string): string {
  return `/_/fonts/${file.split('/').at(-1) ?? ''}`;
}

/** Path on the pages origin before the name of a picture of templates, which ends in `.svg`. */
export const TEMPLATE_PICTURES_PATH = '/_/templates/';
