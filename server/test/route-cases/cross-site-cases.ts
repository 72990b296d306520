// Requests that another website makes a browser send (cross-site request forgery).
import type { Route } from '@vys/contract';
import { trackClick, trackView } from '@vys/contract/analytics/analytics';
import { exchangeEditorCode } from '@vys/contract/editor-auth';
import { editorRoutes } from '../../src/app/editor-origins.ts';
import { expectError } from './assertions.ts';
import { call, createCase, expectSuccess, isMutating, type NegativeCase } from './case.ts';

const calledByPages: readonly string[] = [trackView.id, trackClick.id];

const EDITOR = 'https://editor.example';

const canBeForged = (route: Route) => isMutating(route) && !calledByPages.includes(route.id);

export const crossSiteCases: readonly NegativeCase[] = [
  {
    title: 'ASVS 3.5.1 M5: rejects requests from other sites',
    applies: canBeForged,
    changesNothing: true,
    async run(one) {
      const { pagesOrigin } = one.context.test.config;
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site', origin: 'null' },
        // Another port of the same host, as published pages are.
        { 'sec-fetch-site': 'same-site', origin: pagesOrigin },
        // Browsers that send no Fetch Metadata.
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: pagesOrigin },
      ]) {
        expectError(one.route, await call(one, { headers }), 403);
      }
    },
  },
  {
    title: 'M5: rejects listed editors where they may not call',
    applies: (route) => canBeForged(route) && !editorRoutes.has(route),
    changesNothing: true,
    async run(one) {
      for (const site of ['cross-site', '']) {
        const headers = { origin: EDITOR, 'sec-fetch-site': site };
        expectError(one.route, await call(one, { headers }), 403);
      }
    },
  },
  {
    title: 'M5: serves our own pages',
    // Only an editor can redeem its code (app.editors.test.ts).
    applies: (route) => canBeForged(route) && route.id !== exchangeEditorCode.id,
    changesNothing: false,
    async run({ context, route, path }) {
      const crossSiteCase = await createCase(context, route, path);
      const site = { origin: context.test.config.appOrigin, 'sec-fetch-site': 'same-origin' };
      expectSuccess(
        crossSiteCase,
        await call(crossSiteCase, { headers: { ...crossSiteCase.valid.headers, ...site } }),
      );
    },
  },
];
