// Texts of features/identity/layout.
import type { ReactNode } from 'react';
import { richText } from '#web/lib/format/rich-text.ts';

export const messages = {
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  themesClaim: 'Customizable themes, colors and layouts',
  themesDetail: 'Describe the look you want and watch your page change.',
  analyticsClaim: 'Real-time analytics of clicks, views and audience',
  analyticsDetail: 'See what people open, the moment they open it.',
  mobileClaim: 'Mobile-optimized pages',
  mobileDetail: 'Designed for phones first, where most links get tapped.',
  activeCreators: 'active creators',
  linksShared: 'links shared',
  language: 'Language',
  aboutVys: 'About Vys',
  tagline: 'One link for everything you make.',
  demoPrompt: 'A warm page for my pottery, with my workshop dates',
  or: 'or',
  acceptTerms: (terms: ReactNode, privacy: ReactNode) =>
    richText`I accept the ${terms} and the ${privacy}`,
  acceptTermsFirst: 'You must accept the terms and conditions',
  demoBio: 'Stoneware from a small island. New kiln every full moon.',
  demoLinks: ['Spring collection', 'Workshop dates', 'Studio diary'],
};
