// Runs inside the studio's preview frame: takes compiled pages over a port, shows them, and tells what
// happened. The page's code runs in the same realm and is not trusted; it can reach neither the studio
// nor the network, and an endless loop in it stops this frame only.
// document.ts puts the imports in front that give `preact`, `packages`, and `laterPackages`: addresses by name.

import { applyDirection } from './direction.browser.js';
import { Input } from './input.browser.js';
import { Selection } from './selecting/selection.browser.js';

const { createElement, render } = preact;

/** What a page may replace later is taken now. */
const post = window.parent.postMessage.bind(window.parent);
const after = window.setTimeout.bind(window);

/** What the frame itself says, in English until the studio gives it in its language; `{}` is what it is about. */
const frameTexts = {
  runtimeError: 'Runtime Error',
  wouldOpen: 'Would open {}',
  notBundled: '"{}" is not a built-in package',
  notLoaded: '"{}" could not be loaded. Check your connection and the name.',
  noDefaultExport: 'The page has no default export to show.',
};

const fontStyle = document.getElementById('vys-fonts');
const pageStyle = document.getElementById('vys-css');
const panel = createPanel();

let send = () => {};
let root = document.getElementById('page');
const selection = new Selection({
  send: (message) => send(message),
  getRoot: () => root,
  restore() {
    if (good) mount(good);
  },
});
const input = new Input((message) => send(message));
/** The last render that stood, to come back to. */
let good;
/** Of renders that wait for packages, the latest is drawn. */
let lastAsked;

function createPanel() {
  const host = document.createElement('vys-preview-panel');
  // In a shadow, where the page's own styles do not reach.
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    :host{all:initial;position:fixed;inset:auto 12px 12px 12px;z-index:2147483647;display:block;font:14px/1.5 system-ui,sans-serif;pointer-events:none}
    div{max-width:560px;margin:8px auto 0;padding:12px 14px;border-radius:10px;pointer-events:auto;box-shadow:0 8px 30px #0006;overflow-wrap:anywhere}
    div[hidden]{display:none}
    .error{background:#2a1215;color:#ffe3e3;border:1px solid #7f2d35;max-height:50vh;overflow:auto}
    .note{background:#18201d;color:#e6f2ec;border:1px solid #33443d;width:fit-content}
    b{display:block;margin-bottom:2px}pre{margin:0;white-space:pre-wrap;font:12px/1.5 ui-monospace,monospace}`;
  const error = document.createElement('div');
  error.className = 'error';
  error.setAttribute('role', 'alert');
  const title = document.createElement('b');
  const text = document.createElement('pre');
  error.append(title, text);
  const note = document.createElement('div');
  note.className = 'note';
  note.setAttribute('role', 'status');
  shadow.append(style, error, note);
  error.hidden = note.hidden = true;
  document.documentElement.append(host);
  let notes = 0;
  return {
    showError(message) {
      title.textContent = frameTexts.runtimeError;
      text.textContent = message;
      error.hidden = false;
    },
    hideError() {
      error.hidden = true;
    },
    showNote(message) {
      note.textContent = message;
      note.hidden = false;
      notes += 1;
      const mine = notes;
      after(() => {
        if (mine === notes) note.hidden = true;
      }, 4000);
    },
  };
}

function takeTexts(given) {
  for (const name of Object.keys(frameTexts)) {
    if (typeof given?.[name] === 'string') frameTexts[name] = given[name];
  }
}

const sayAbout = (text, about) => text.replace('{}', () => about);

function requirePackage(name) {
  const found = packages[name];
  if (!found) throw new Error(sayAbout(frameTexts.notBundled, name));
  return found;
}

/** Brings what a page requires and nothing before it did. Throws when it cannot be had. */
async function loadPackages(code, all) {
  const missing = Object.keys(all).filter((name) => !packages[name] && code.includes(name));
  await Promise.all(
    missing.map(async (name) => {
      try {
        packages[name] = asModule(await import(all[name]));
      } catch {
        throw new Error(sayAbout(frameTexts.notLoaded, name));
      }
    }),
  );
}

/** The page as a component. Throws what the page's top level throws. */
function evaluate(code) {
  const module = { exports: {} };
  new Function('require', 'module', 'exports', code)(requirePackage, module, module.exports);
  const page = module.exports.default;
  if (typeof page !== 'function') throw new Error(frameTexts.noDefaultExport);
  return page;
}

/** Catches what the page throws while it is drawn, at first and later. */
class Boundary extends preact.Component {
  componentDidCatch(error) {
    this.setState({ failed: true });
    this.props.onError(error);
  }
  render() {
    return this.state.failed ? null : createElement(this.props.page, null);
  }
}

/** Shows a page in place of the one before, all in one task, so that nothing half done is painted. */
function mount({ page, css, fontFaces, title, targets }, glow) {
  selection.prepare(targets);
  const next = document.createElement('div');
  next.id = 'page';
  const before = { root, css: pageStyle.textContent, fonts: fontStyle.textContent };
  const scroll = window.scrollY;
  let failure;
  let isDrawn = false;
  const onError = (error) => {
    if (isDrawn) reportLater(error);
    else failure = { error };
  };
  before.root.replaceWith(next);
  pageStyle.textContent = css;
  fontStyle.textContent = fontFaces;
  try {
    render(createElement(Boundary, { page, onError }), next);
  } catch (error) {
    failure = { error };
  }
  isDrawn = true;
  if (failure) {
    next.replaceWith(before.root);
    pageStyle.textContent = before.css;
    fontStyle.textContent = before.fonts;
    render(null, next);
    throw failure.error;
  }
  root = next;
  applyDirection(next);
  document.title = title;
  render(null, before.root);
  if (window.scrollY !== scroll) window.scrollTo({ top: scroll, behavior: 'instant' });
  selection.drawn(glow);
}

function describe(error) {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const message = isError ? `${error.name ?? 'Error'}: ${error.message}` : String(error);
  const stack = isError && typeof error.stack === 'string' ? { stack: error.stack } : {};
  return { message: message.slice(0, 4000), ...stack };
}

/** A page that needs nothing new is drawn in the task that brought it. */
async function onRender(message) {
  // Studio tabs that were loaded before the rename still send `elsewhere`.
  const { id, code, cdnImports = message.elsewhere } = message;
  const all = { ...laterPackages, ...cdnImports };
  lastAsked = id;
  if (Object.keys(all).some((name) => !packages[name] && code.includes(name))) {
    try {
      await loadPackages(code, all);
    } catch (error) {
      if (id === lastAsked) panel.showError(describe(error).message);
      send({ type: 'failed', id, ...describe(error) });
      return;
    }
    if (id !== lastAsked) {
      send({ type: 'failed', id, message: 'A newer version replaced this one.' });
      return;
    }
  }
  draw(message);
}

function draw({ id, code, css, fontFaces, title, targets, glow }) {
  try {
    const next = { page: evaluate(code), css, fontFaces, title, targets };
    mount(next, glow);
    good = next;
    panel.hideError();
    send({ type: 'rendered', id, height: document.documentElement.scrollHeight });
  } catch (error) {
    const told = describe(error);
    panel.showError(told.message);
    send({ type: 'failed', id, ...told });
  }
}

/** A page that fails in an update has taken itself down; it is started again under the message. */
function reportLater(error) {
  reportFault(error);
  const again = good;
  after(() => {
    if (again === undefined || again !== good || again.restarted) return;
    again.restarted = true;
    try {
      mount(again);
    } catch (second) {
      reportFault(second);
    }
  }, 0);
}

function reportFault(error) {
  const told = describe(error);
  panel.showError(told.message);
  send({ type: 'error', ...told });
}

function onClick(event) {
  if (selection.onClick(event)) return;
  const link = event
    .composedPath()
    .find((node) => node.localName === 'a' || node.localName === 'area');
  const href = link?.getAttribute?.('href') ?? link?.getAttribute?.('xlink:href');
  if (href === null || href === undefined) return;
  event.preventDefault();
  if (href.startsWith('#')) {
    document.getElementById(href.slice(1))?.scrollIntoView();
    return;
  }
  const shown = href.length > 80 ? `${href.slice(0, 80)}…` : href;
  panel.showNote(sayAbout(frameTexts.wouldOpen, shown));
  send({ type: 'navigate', href });
}

function connect(nonce, appOrigin) {
  const onMessage = (event) => {
    const { data, ports } = event;
    if (event.source !== window.parent || event.origin !== appOrigin) return;
    if (data?.type !== 'vys-preview-connect' || data.nonce !== nonce || !ports[0]) return;
    window.removeEventListener('message', onMessage);
    takeTexts(data.texts);
    const [port] = ports;
    send = port.postMessage.bind(port);
    port.addEventListener('message', ({ data: message }) => {
      if (message?.type === 'render') onRender(message);
      else if (!input.on(message)) selection.on(message);
    });
    port.start();
  };
  window.addEventListener('message', onMessage);
  post({ type: 'vys-preview-ready', nonce }, appOrigin);
}

window.addEventListener('error', (event) => {
  // Pictures that do not load come here too and are no fault of the code.
  if (event instanceof ErrorEvent) reportFault(event.error ?? event.message);
});
window.addEventListener('unhandledrejection', (event) => reportFault(event.reason));
document.addEventListener('click', onClick, true);
document.addEventListener('auxclick', onClick, true);
document.addEventListener('submit', (event) => event.preventDefault(), true);

const nonce = new URLSearchParams(window.location.hash.slice(1)).get('nonce') ?? '';
connect(nonce, document.documentElement.dataset.app);
