// Help articles lead to screens that exist.
import { helpPaths } from '@vys/contract/help/articles';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { findPublicScreen } from './public-screens.tsx';
import { routes } from './routes.tsx';

it.each(Object.entries(helpPaths))('the article %s leads to a screen', (_id, path) => {
  const { pathname } = new URL(path, 'https://app.example');
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  expect(findPublicScreen(pathname) !== undefined || leaf !== '*').toBe(true);
});
