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
export type PreviewConnect = {
  type: 'vys-preview-connect';
  nonce: string;
  /** What the frame itself says, in the language of the studio; English without them. */
  texts?: PreviewTexts;
};

/** `{}` stands for what a text is about: an address, or the name of a package. */
export type PreviewTexts = {
  runtimeError: string;
  wouldOpen: string;
  notBundled: string;
  notLoaded: string;
  noDefaultExport: string;
};

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
  /** Each after the one that it is within. */
  targets?: readonly PreviewTarget[];
  /** Keys of targets that changed: the first is scrolled to, and all light up once. */
  glow?: readonly string[];
};

/**
 * Something on the page that can be selected. The frame finds it by what the page model says of it: sections by
 * their id, links by `data-id`, items by the key they are drawn with, texts and images by their content within the
 * target that holds them. See docs/decisions/044.
 */
export type PreviewTarget = {
  key: string;
  kind: 'section' | 'link' | 'item' | 'text' | 'image';
  /** Key of an earlier target that holds it; absent for what stands on the page itself. */
  within?: string | undefined;
  /** Of a section, link or item in the page model, or the class of a part of the profile. */
  id?: string | undefined;
  /** What it says. */
  text?: string | undefined;
  /** Address of a link or an image. */
  url?: string | undefined;
  /** Key of what a tap on it selects instead. */
  selects?: string | undefined;
};

/** Parent to frame. */
export type PreviewCommand =
  | PreviewRender
  /** Whether it says how far it is scrolled. */
  | { type: 'reportScroll'; isOn: boolean }
  /** From 0, the top, to 1, the end. */
  | { type: 'scrollTo'; part: number }
  /** Whether taps select instead of following links. */
  | { type: 'selecting'; isOn: boolean }
  /** Outlines one target, or none, and says where it is while it moves. `glows`: it lights up once. */
  | { type: 'mark'; key: string | null; reveal: boolean; glows?: boolean }
  /** Its text is typed in its place; Enter and leaving it commit, Escape cancels. */
  | { type: 'edit'; key: string; hasLines: boolean };

/** Frame to parent, about targets. In CSS pixels of the frame. */
export type PreviewSelectionMessage =
  /** After a render: targets that can be seen, in the order of the page. */
  | { type: 'found'; keys: string[] }
  /** A tap; null beside all targets. */
  | { type: 'select'; key: string | null }
  | { type: 'place'; key: string; x: number; y: number; width: number; height: number }
  | { type: 'edited'; key: string; text: string }
  | { type: 'canceled'; key: string };

/** Keys of the studio that are pressed in the frame, with Ctrl or ⌘. */
export const previewKeys = ['undo', 'redo', 'save'] as const;
export type PreviewKey = (typeof previewKeys)[number];

/** Frame to parent, about what is done in it. */
export type PreviewInputMessage =
  | { type: 'key'; name: PreviewKey }
  /** From 0, the top, to 1, the end. */
  | { type: 'scrolled'; part: number };

/** Frame to parent. A render that fails leaves the last good one standing under its message. */
export type PreviewMessage =
  | PreviewSelectionMessage
  | PreviewInputMessage
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
