// The syntax tree of a page module: the ESTree and JSX nodes the compiler and page edits look at.
// Every node keeps its offsets (`start`, `end`) in the source. Parsing is in parse.ts.

export type Node = { type: string; start: number; end: number };

export type Identifier = Node & { type: 'Identifier'; name: string };
export type Literal = Node & {
  type: 'Literal';
  value: string | number | boolean | null | bigint | RegExp;
  raw: string;
};
export type TemplateElement = Node & {
  type: 'TemplateElement';
  value: { raw: string; cooked: string | null };
};
export type TemplateLiteral = Node & {
  type: 'TemplateLiteral';
  quasis: TemplateElement[];
  expressions: Node[];
};
export type ImportSpecifier = Node & {
  type: 'ImportSpecifier';
  imported: Identifier | Literal;
  local: Identifier;
};
export type ImportDefaultSpecifier = Node & { type: 'ImportDefaultSpecifier'; local: Identifier };
export type ImportNamespaceSpecifier = Node & {
  type: 'ImportNamespaceSpecifier';
  local: Identifier;
};
export type ImportDeclaration = Node & {
  type: 'ImportDeclaration';
  source: Literal;
  specifiers: (ImportSpecifier | ImportDefaultSpecifier | ImportNamespaceSpecifier)[];
};
export type ExportSpecifier = Node & {
  type: 'ExportSpecifier';
  local: Identifier | Literal;
  exported: Identifier | Literal;
};
export type ExportNamedDeclaration = Node & {
  type: 'ExportNamedDeclaration';
  declaration: Node | null;
  specifiers: ExportSpecifier[];
  source: Literal | null;
};
export type ExportAllDeclaration = Node & { type: 'ExportAllDeclaration'; source: Literal };
export type ExportDefaultDeclaration = Node & {
  type: 'ExportDefaultDeclaration';
  declaration: Node;
};
export type CallExpression = Node & { type: 'CallExpression'; callee: Node; arguments: Node[] };
export type MemberExpression = Node & {
  type: 'MemberExpression';
  object: Node;
  property: Node;
  computed: boolean;
};
export type JSXIdentifier = Node & { type: 'JSXIdentifier'; name: string };
export type JSXNamespacedName = Node & {
  type: 'JSXNamespacedName';
  namespace: JSXIdentifier;
  name: JSXIdentifier;
};
export type JSXMemberExpression = Node & {
  type: 'JSXMemberExpression';
  object: JSXIdentifier | JSXMemberExpression;
  property: JSXIdentifier;
};
export type JSXName = JSXIdentifier | JSXNamespacedName | JSXMemberExpression;
export type JSXExpressionContainer = Node & { type: 'JSXExpressionContainer'; expression: Node };
export type JSXSpreadAttribute = Node & { type: 'JSXSpreadAttribute'; argument: Node };
export type JSXAttribute = Node & {
  type: 'JSXAttribute';
  name: JSXIdentifier | JSXNamespacedName;
  value: Literal | JSXExpressionContainer | JSXElement | JSXFragment | null;
};
export type JSXText = Node & { type: 'JSXText'; value: string; raw: string };
export type JSXChild = JSXText | JSXExpressionContainer | JSXElement | JSXFragment;
export type JSXOpeningElement = Node & {
  type: 'JSXOpeningElement';
  name: JSXName;
  attributes: (JSXAttribute | JSXSpreadAttribute)[];
  selfClosing: boolean;
};
export type JSXClosingElement = Node & { type: 'JSXClosingElement'; name: JSXName };
export type JSXElement = Node & {
  type: 'JSXElement';
  openingElement: JSXOpeningElement;
  closingElement: JSXClosingElement | null;
  children: JSXChild[];
};
export type JSXFragment = Node & { type: 'JSXFragment'; children: JSXChild[] };
export type Program = Node & { type: 'Program'; body: Node[] };

type KnownNode =
  | Identifier
  | Literal
  | TemplateElement
  | TemplateLiteral
  | ImportDeclaration
  | ImportSpecifier
  | ImportDefaultSpecifier
  | ImportNamespaceSpecifier
  | ExportSpecifier
  | ExportNamedDeclaration
  | ExportAllDeclaration
  | ExportDefaultDeclaration
  | CallExpression
  | MemberExpression
  | JSXIdentifier
  | JSXNamespacedName
  | JSXMemberExpression
  | JSXExpressionContainer
  | JSXSpreadAttribute
  | JSXAttribute
  | JSXText
  | JSXOpeningElement
  | JSXClosingElement
  | JSXElement
  | JSXFragment
  | Program;
type NodeOf<T extends KnownNode['type']> = Extract<KnownNode, { type: T }>;

/** Narrows a node to one of the types this file describes. */
export function isNode<T extends KnownNode['type']>(
  node: Node | null | undefined,
  type: T,
): node is NodeOf<T> {
  return node?.type === type;
}

/** Child nodes in source order. */
export function listChildren(node: Node): Node[] {
  const children: Node[] = [];
  let ordered = true;
  const add = (value: unknown): void => {
    if (!isNodeLike(value)) return;
    const last = children.at(-1);
    // A shorthand property holds one node as key and as value: it counts once.
    if (last === value) return;
    if (last && last.start > value.start) ordered = false;
    children.push(value);
  };
  for (const key in node) {
    const value = node[key as keyof Node] as unknown;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) value.forEach(add);
    else add(value);
  }
  return ordered ? children : children.sort((a, b) => a.start - b.start);
}

function isNodeLike(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'start' in value &&
    typeof value.type === 'string' &&
    typeof value.start === 'number'
  );
}

export type Visit = (
  node: Node,
  parent: Node | undefined,
  depth: number,
) => 'skip' | 'stop' | undefined;

/** Visits parents before children, in source order. Uses no recursion, so any tree is safe.
 *  The visitor returns `'skip'` to leave out the node's children, `'stop'` to end the walk. */
export function walk(root: Node, visit: Visit | ((...args: Parameters<Visit>) => void)): void {
  const pending: { node: Node; parent: Node | undefined; depth: number }[] = [
    { node: root, parent: undefined, depth: 0 },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent, depth } = next;
    const result = visit(node, parent, depth);
    if (result === 'stop') return;
    if (result === 'skip') continue;
    const children = listChildren(node);
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (child) pending.push({ node: child, parent: node, depth: depth + 1 });
    }
  }
}

/** `div`, `Card`, `Foo.Bar` or `xlink:href`, as written. */
export function getName(name: JSXName): string {
  const parts: string[] = [];
  let remaining: JSXName = name;
  while (remaining.type === 'JSXMemberExpression') {
    parts.unshift(remaining.property.name);
    remaining = remaining.object;
  }
  parts.unshift(
    remaining.type === 'JSXNamespacedName'
      ? `${remaining.namespace.name}:${remaining.name.name}`
      : remaining.name,
  );
  return parts.join('.');
}

export function elementName(element: JSXElement): string {
  return getName(element.openingElement.name);
}

/** The attribute that counts: the last one of that name. Spread attributes are not looked into. */
export function findAttribute(element: JSXElement, name: string): JSXAttribute | undefined {
  return element.openingElement.attributes.findLast(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && getName(attribute.name) === name,
  );
}

/** The text an expression stands for when that can be read from the source. */
export function staticText(node: Node | null | undefined): string | undefined {
  if (isNode(node, 'JSXExpressionContainer')) return staticText(node.expression);
  if (isNode(node, 'Literal')) {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  if (isNode(node, 'TemplateLiteral') && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The value of an attribute when it is written out: `''` for a bare one, undefined when it is
 *  missing or computed. */
export function attributeText(element: JSXElement, name: string): string | undefined {
  const attribute = findAttribute(element, name);
  if (!attribute) return undefined;
  return attribute.value === null ? '' : staticText(attribute.value);
}

const TEXT_LIMIT = 5_000;
const NODE_LIMIT = 5_000;

/** The words inside an element that stand in the source, white space collapsed. Long texts are cut,
 *  since elements inside each other would each repeat all of it. */
export function readElementText(element: JSXElement | JSXFragment): string {
  const words: string[] = [];
  let length = 0;
  let nodes = 0;
  const add = (text: string) => {
    words.push(text.slice(0, TEXT_LIMIT));
    length += text.length;
  };
  walk(element, (node) => {
    nodes += 1;
    if (length > TEXT_LIMIT || nodes > NODE_LIMIT) return 'stop';
    if (node.type === 'JSXAttribute') return 'skip';
    if (isNode(node, 'JSXText')) add(node.value);
    if (isNode(node, 'JSXExpressionContainer')) add(staticText(node.expression) ?? '');
    return undefined;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}
