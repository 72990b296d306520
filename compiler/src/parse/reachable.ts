// Which top statements of a page module can run: what the default export and the side effects of
// the module lead to, by name. Errs toward "can run"; a component that is never drawn is left out.
import { isNode, listChildren, type Node, type Program, walk } from './ast.ts';
import { declarationIn, defaultSpecifier, topLevelNames } from './module-rules.ts';

export function reachableStatements(program: Program): Node[] {
  const owners = new Map<string, Node>();
  for (const statement of program.body) {
    for (const { name } of topLevelNames({ ...program, body: [statement] })) {
      owners.set(name, statement);
    }
  }
  const reached = new Set<Node>();
  const pending = program.body.filter((statement) => !waitsForUse(statement));
  for (const statement of program.body) {
    const name = isNode(statement, 'ExportNamedDeclaration') && defaultSpecifier(statement);
    const owner = name ? owners.get(name) : undefined;
    if (owner) pending.push(owner);
  }
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    if (reached.has(statement) || isNode(statement, 'ImportDeclaration')) continue;
    reached.add(statement);
    walk(statement, (node) => {
      if (!isNode(node, 'Identifier') && !isNode(node, 'JSXIdentifier')) return;
      const owner = owners.get(node.name);
      if (owner && !reached.has(owner)) pending.push(owner);
    });
  }
  return program.body.filter((statement) => reached.has(statement));
}

/** Functions, and constants that hold functions, do nothing until something names them. */
function waitsForUse(statement: Node): boolean {
  if (isNode(statement, 'ImportDeclaration')) return true;
  if (isNode(statement, 'ExportDefaultDeclaration')) return false;
  if (isNode(statement, 'ExportNamedDeclaration') && !statement.declaration) return true;
  const declaration = declarationIn(statement) ?? statement;
  if (declaration.type === 'FunctionDeclaration') return true;
  if (declaration.type !== 'VariableDeclaration') return false;
  return listChildren(declaration).every(
    (declarator) =>
      'init' in declarator &&
      /^(ArrowFunction|Function)Expression$/.test((declarator.init as Node | null)?.type ?? ''),
  );
}
