// Elements of the page by the key that preact draws them with: items of sections.
// document.ts puts in front what gives `preact` and `findDOMNode`.

/** For the keys that are asked for; others stay as they are. */
export function createKeyReader() {
  const { options, Component, createElement } = preact;
  let wanted = new Set();
  let drawn = new Map();
  const note = (key, node) => node?.nodeType === 1 && drawn.set(key, node);

  class Keyed extends Component {
    componentDidMount() {
      note(this.props.name, findDOMNode(this));
    }
    componentDidUpdate() {
      note(this.props.name, findDOMNode(this));
    }
    render({ of, given }) {
      return createElement(of, given);
    }
  }

  const before = options.vnode;
  options.vnode = (vnode) => {
    const { key, type } = vnode;
    if (wanted.has(key) && type !== Keyed) {
      if (typeof type === 'function') {
        vnode.props = { of: type, given: vnode.props, name: key };
        vnode.type = Keyed;
      } else vnode.ref ??= (node) => note(key, node);
    }
    before?.(vnode);
  };
  return {
    want(keys) {
      wanted = new Set(keys);
      drawn = new Map();
    },
    find: (key) => drawn.get(key),
  };
}
