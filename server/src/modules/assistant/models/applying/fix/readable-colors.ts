// Whole sets of colors: moved as little as it takes for texts to be read on them.
import { schemeOf, solveColors } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageTheme } from '@vys/contract/page-model/theme';

export function withReadableColors(operation: Operation): Operation {
  switch (operation.type) {
    case 'theme.set':
    case 'page.redesign':
      return { ...operation, theme: readable(operation.theme) };
    case 'theme.colors':
      return { ...operation, colors: solveColors(operation.colors) };
    case 'page.compose': {
      const { page, theme } = operation.design;
      return { ...operation, design: { page, theme: readable(theme) } };
    }
    default:
      return operation;
  }
}

function readable(theme: PageTheme): PageTheme {
  const { background } = theme;
  const gradient =
    background.kind === 'gradient' ? { from: background.from, to: background.to } : undefined;
  const colors = solveColors({ ...theme.colors, gradient });
  return { ...theme, colors, scheme: schemeOf(colors) };
}
