// The screens that need no session. The sign-in screen is part of the first load, the others are
// separate chunks.

import { lazy, type ReactNode } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { LoginScreen } from '#web/screens/login/login-screen.tsx';
import { messages } from './messages/en.ts';

export type PublicScreen = {
  title: string;
  screen: ReactNode;
  /** Shown to signed-in users too, instead of redirecting them. */
  allowSignedIn?: boolean;
};

const SignupScreen = lazy(async () => {
  const { SignupScreen: default_ } = await import('#web/screens/signup/signup-screen.tsx');
  return { default: default_ };
});
const RegisterScreen = lazy(async () => {
  const { RegisterScreen: default_ } = await import('#web/screens/signup/register-screen.tsx');
  return { default: default_ };
});
const LegalScreen = lazy(async () => {
  const { LegalScreen: default_ } = await import('#web/screens/legal/legal-screen.tsx');
  return { default: default_ };
});
const DocsScreen = lazy(async () => {
  const { DocsScreen: default_ } = await import('#web/screens/docs/docs-screen.tsx');
  return { default: default_ };
});

const ForgotPasswordScreen = lazy(async () => {
  const { ForgotPasswordScreen: default_ } = await import(
    '#web/screens/forgot-password/forgot-password-screen.tsx'
  );
  return { default: default_ };
});
const ResetPasswordScreen = lazy(async () => {
  const { ResetPasswordScreen: default_ } = await import(
    '#web/screens/reset-password/reset-password-screen.tsx'
  );
  return { default: default_ };
});
const VerifyEmailScreen = lazy(async () => {
  const { VerifyEmailScreen: default_ } = await import(
    '#web/screens/verify-email/verify-email-screen.tsx'
  );
  return { default: default_ };
});
const DevInboxScreen = lazy(async () => {
  const { DevInboxScreen: default_ } = await import('#web/screens/dev-inbox/dev-inbox-screen.tsx');
  return { default: default_ };
});

const HelpScreen = lazy(async () => {
  const { HelpScreen: default_ } = await import('#web/screens/help/help-screen.tsx');
  return { default: default_ };
});

const register: PublicScreen = { title: messages.signUp, screen: <RegisterScreen /> };

/** By their paths. */
export const publicScreens: Readonly<Record<string, PublicScreen>> = {
  [paths.login]: { title: messages.signIn, screen: <LoginScreen /> },
  [paths.loginCustom]: { title: messages.signIn, screen: <LoginScreen withPanel={false} /> },
  [paths.signup]: { title: messages.signUp, screen: <SignupScreen /> },
  [paths.register]: register,
  [paths.signupCustom]: register,
  [paths.forgotPassword]: {
    title: messages.forgotPassword,
    screen: <ForgotPasswordScreen />,
    allowSignedIn: true,
  },
  [paths.resetPassword]: {
    title: messages.newPassword,
    screen: <ResetPasswordScreen />,
    allowSignedIn: true,
  },
  [paths.verifyEmail]: {
    title: messages.confirmYourEmail,
    screen: <VerifyEmailScreen />,
    allowSignedIn: true,
  },
  [paths.devInbox]: { title: messages.inbox, screen: <DevInboxScreen />, allowSignedIn: true },
  [paths.terms]: {
    title: messages.termsOfService,
    screen: <LegalScreen kind="terms" />,
    allowSignedIn: true,
  },
  [paths.help]: { title: messages.helpCenter, screen: <HelpScreen />, allowSignedIn: true },
  [paths.privacy]: {
    title: messages.privacyPolicy,
    screen: <LegalScreen kind="privacy" />,
    allowSignedIn: true,
  },
  [paths.docs]: { title: messages.apiDocs, screen: <DocsScreen />, allowSignedIn: true },
};

/** Matches paths as the router does: trailing slash and letter case are ignored. */
export function findPublicScreen(path: string): PublicScreen | undefined {
  const normalized = path.replace(/(?<!\/)\/+$/, '').toLowerCase();
  // Articles of the help center have addresses of their own.
  const path_ = normalized.startsWith(`${paths.help}/`) ? paths.help : normalized;
  return Object.hasOwn(publicScreens, path_) ? publicScreens[path_] : undefined;
}
