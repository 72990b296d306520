// When a page needs its runtime: only when something really happens in the browser.
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';

function readFrom(jsx: string) {
  const { analysis, diagnostics } = analyze({
    jsx,
    css: '',
    metadata: { title: '', description: '' },
  });
  if (!analysis) throw new Error(diagnostics[0]?.message);
  const { usesHooks, hasHandlers, needsRuntime } = analysis;
  return { usesHooks, hasHandlers, needsRuntime };
}
const still = { usesHooks: false, hasHandlers: false, needsRuntime: false };
const react = (names: string) => `import ${names} from 'react';`;
const page = (body: string, before = '') => `${before} export default function Page() { ${body} }`;

describe('needsRuntime is false', () => {
  it.each([
    ['plain elements', page('return <p class="a">Hi</p>')],
    ['an import that is not used', page('return <p/>', react('React, { useState }'))],
    ['a fragment of React', page('return <React.Fragment/>', react('React'))],
    ['clsx', page('return <p class={clsx("a")}/>', "import clsx from 'clsx';")],
    [
      'a hook in a component that is never drawn',
      page('return <p/>', `${react('{ useState }')} function Old() { useState(0); }`),
    ],
    [
      'a handler in a component that is never drawn',
      page('return <p/>', 'const Old = () => <b onClick={go}/>;'),
    ],
    ['a handler that is a text', page('return <p onclick="go()"/>')],
    ['a handler that is nothing', page('return <p onClick={undefined} onBlur={null}/>')],
    [
      'a handler handed to a component that drops it',
      page('return <Card onPick={go}/>', 'function Card() { return <p/>; }'),
    ],
    [
      'a property named like a hook',
      page('return <p>{list.useState}{({ useState: 1 }).a}</p>', react('{ useState }')),
    ],
    ['props spread without handlers', page('return <p {...a}/>', 'const a = { title: "x" };')],
    ['createElement', page('return createElement("p")', react('{ createElement }'))],
  ])('for %s', (_what, jsx) => expect(readFrom(jsx)).toEqual(still));

  it('for hooks that only compute', () => {
    const jsx = page(
      'const a = useMemo(() => 1, []); const id = useId(); return <p id={id}>{a}</p>',
      react('{ useMemo, useId }'),
    );
    expect(readFrom(jsx)).toEqual({ ...still, usesHooks: true });
  });
});

describe('needsRuntime is true', () => {
  it.each([
    ['motion', page('return <motion.p/>', "import { motion } from 'motion/react';")],
    [
      'all of motion under one name',
      page('return <m.motion.p/>', "import * as m from 'motion/react';"),
    ],
    [
      'AnimatePresence',
      page(
        'return <Still><b/></Still>',
        "import { AnimatePresence as Still } from 'framer-motion';",
      ),
    ],
    [
      'confetti in an effect of its own making',
      page('later(confetti); return <p/>', "import confetti from 'canvas-confetti';"),
    ],
    [
      'an icon with a handler',
      page('return <Heart onClick={go}/>', "import { Heart } from 'lucide-react';"),
    ],
  ])('for %s, whatever it does', (_name, jsx) => expect(readFrom(jsx).needsRuntime).toBe(true));

  it.each([
    ['useState', page('useState(0); return <p/>', react('{ useState }'))],
    ['a renamed hook', page('s(0); return <p/>', react('{ useState as s }'))],
    ['React.useEffect', page('React.useEffect(() => {}); return <p/>', react('React'))],
    ['a namespace', page('R["useState"](0); return <p/>', react('* as R'))],
    ['hooks taken out of React', page('const { useState } = React; return <p/>', react('React'))],
    ['preact hooks', page('useState(0); return <p/>', "import { useState } from 'preact/hooks';")],
    [
      'a hook in a hook of its own',
      page('useOpen(); return <p/>', `${react('{ useState }')} const useOpen = () => useState(1);`),
    ],
    [
      'a hook two components away',
      page(
        'return <A/>',
        `${react('{ useState }')} const A = () => <B/>; const B = () => { useState(0); return <p/>; };`,
      ),
    ],
    [
      'an alias of a hook',
      page('return <A/>', `${react('{ useState }')} const s = useState; const A = () => s(1);`),
    ],
  ])('for %s', (_what, jsx) =>
    expect(readFrom(jsx)).toEqual({ usesHooks: true, hasHandlers: false, needsRuntime: true }),
  );

  it.each([
    ['onClick', page('return <b onClick={() => {}}/>')],
    ['onclick', page('return <b onclick={go}/>')],
    ['a handler inside a list', page('return list.map((x) => <b onClick={go}/>)')],
    [
      'a handler passed on by a component',
      page('return <Card onPick={go}/>', 'const Card = (p) => <p onClick={p.onPick}/>;'),
    ],
    [
      'a handler in spread props',
      page('return <Card onClick={go}/>', 'const Card = (p) => <p {...p}/>;'),
    ],
    ['a handler in a spread object', page('return <p {...{ onClick: go }}/>')],
    [
      'a handler given to createElement',
      page('return createElement("p", { onClick: go })', react('{ createElement }')),
    ],
    ['a tag in a variable', page('const Tag = "b"; return <Tag onClick={go}/>')],
    ['a ref with a function', page('return <b ref={(node) => node.focus()}/>')],
    ['an exported list of parts', page('return parts[0]', 'const parts = [<b onClick={go}/>];')],
  ])('for %s', (_what, jsx) =>
    expect(readFrom(jsx)).toEqual({ usesHooks: false, hasHandlers: true, needsRuntime: true }),
  );

  it.each([
    [
      'a class component',
      `${react('{ Component }')} export default class Page extends Component { render() { return <p/>; } }`,
    ],
    ['React.Component', `${react('React')} export default class Page extends React.Component {}`],
    [
      'a portal',
      page('return createPortal(<p/>, document.body)', "import { createPortal } from 'react-dom';"),
    ],
    [
      'a page given by a specifier',
      `${react('{ useState }')} function Page() { useState(0); } export { Page as default };`,
    ],
  ])('for %s', (_what, jsx) => expect(readFrom(jsx).needsRuntime).toBe(true));
});
