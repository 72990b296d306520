// Reads the constant that the code of a page opens with. It is read, never run: literals, lists and objects.
import { type PageModel, pageModelSchema } from '@vys/contract/page-model/page-model';
import type { Literal, Node, TemplateLiteral } from '../parse/ast.ts';
import { parseModule } from '../parse/parse-module.ts';
import { PAGE_CONSTANT } from './write-page-constant.ts';

export type PageConstant = {
  page: PageModel;
  /** Where the declaration stands in the source, as offsets. */
  start: number;
  end: number;
};

type Declaration = Node & { declarations: { id: Node & { name?: string }; init: Node | null }[] };
type ObjectExpression = Node & {
  properties: (Node & { key: Node & { name?: string }; value: Node; computed: boolean })[];
};

class NotLiteral extends Error {}

/** Undefined for code that was not made from a page model, or whose constant was changed to something else. */
export function readPageConstant(jsx: string): PageConstant | undefined {
  const parsed = parseModule(jsx);
  if (!parsed.ok) return undefined;
  for (const statement of parsed.program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const [declaration] = (statement as Declaration).declarations;
    if (declaration?.id.name !== PAGE_CONSTANT || declaration.init === null) continue;
    const value = valueOrUndefined(declaration.init);
    const page = pageModelSchema.safeParse(value);
    return page.success
      ? { page: page.data, start: statement.start, end: statement.end }
      : undefined;
  }
  return undefined;
}

function valueOrUndefined(node: Node): unknown {
  try {
    return readValue(node);
  } catch (error) {
    if (error instanceof NotLiteral) return undefined;
    throw error;
  }
}

function readValue(node: Node): unknown {
  switch (node.type) {
    case 'Literal': {
      const { value } = node as Literal;
      if (typeof value === 'bigint' || value instanceof RegExp) throw new NotLiteral();
      return value;
    }
    case 'TemplateLiteral': {
      const { quasis, expressions } = node as TemplateLiteral;
      if (expressions.length > 0) throw new NotLiteral();
      return quasis[0]?.value.cooked ?? '';
    }
    case 'ArrayExpression':
      return (node as Node & { elements: (Node | null)[] }).elements.map((element) => {
        if (element === null) throw new NotLiteral();
        return readValue(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries((node as ObjectExpression).properties.map(readProperty));
    case 'UnaryExpression': {
      const { operator, argument } = node as Node & { operator: string; argument: Node };
      const value = readValue(argument);
      if (operator !== '-' || typeof value !== 'number') throw new NotLiteral();
      return -value;
    }
    default:
      throw new NotLiteral();
  }
}

function readProperty(property: ObjectExpression['properties'][number]): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw new NotLiteral();
  const { key } = property;
  const name = key.type === 'Identifier' ? key.name : (key as Literal).value;
  if (typeof name !== 'string' || name === '__proto__') throw new NotLiteral();
  return [name, readValue(property.value)];
}
