// The screens in front of the app. The sign-in screen comes with the first load, the others are
// chunks of their own.
import { lazy, type ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import { LoginScreen } from '#web/screens/login/login-screen.tsx';

export type DoorScreen = {
  title: string;
  screen: ReactNode;
  /** Also for those who are signed in. */
  forEverybody?: boolean;
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
const MailboxScreen = lazy(async () => {
  const { MailboxScreen: default_ } = await import('#web/screens/mailbox/mailbox-screen.tsx');
  return { default: default_ };
});

const register: DoorScreen = { title: 'Sign up', screen: <RegisterScreen /> };

const screens: Readonly<Record<string, DoorScreen>> = {
  [paths.login]: { title: 'Sign in', screen: <LoginScreen /> },
  [paths.loginCustom]: { title: 'Sign in', screen: <LoginScreen withPanel={false} /> },
  [paths.signup]: { title: 'Sign up', screen: <SignupScreen /> },
  [paths.register]: register,
  [paths.signupCustom]: register,
  [paths.forgotPassword]: {
    title: 'Forgot password',
    screen: <ForgotPasswordScreen />,
    forEverybody: true,
  },
  [paths.resetPassword]: {
    title: 'New password',
    screen: <ResetPasswordScreen />,
    forEverybody: true,
  },
  [paths.verifyEmail]: {
    title: 'Confirm your email address',
    screen: <VerifyEmailScreen />,
    forEverybody: true,
  },
  [paths.mailbox]: { title: 'Mailbox', screen: <MailboxScreen />, forEverybody: true },
  [paths.terms]: {
    title: 'Terms of Service',
    screen: <LegalScreen kind="terms" />,
    forEverybody: true,
  },
  [paths.privacy]: {
    title: 'Privacy Policy',
    screen: <LegalScreen kind="privacy" />,
    forEverybody: true,
  },
};

/** Takes addresses as the router does: with or without a slash at the end, in any case. */
export function findDoorScreen(path: string): DoorScreen | undefined {
  const known = path.replace(/(?<!\/)\/+$/, '').toLowerCase();
  return Object.hasOwn(screens, known) ? screens[known] : undefined;
}
