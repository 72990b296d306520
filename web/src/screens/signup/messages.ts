// Texts of screens/signup.
export const messages = {
  nameIsRequired: 'Name is required',
  nameMustBeAt: 'Name must be at least 2 characters',
  nameMustBe160: 'Name must be 160 characters or less',
  passwordIsRequired: 'Password is required',
  pleaseConfirmYourPassword: 'Please confirm your password',
  passwordsDoNotMatch: 'Passwords do not match',
  createYourAccount: 'Create your account',
  alreadyWithUs: 'Already with us? ',
  signIn: 'Sign in',
  accountCreatedSuccessfullyPlease:
    'Account created successfully! Please check your email to verify your account.',
  fullName: 'Full name',
  workEmail: 'Work email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  creatingAccount: 'Creating account...',
  createAccount: 'Create account',
  createYourPage: 'Create your page',
  alreadyHaveAnAccount: 'Already have an account? Sign in',
  email: 'Email',
  socialSignupComingSoon: 'Social signup coming soon!',
};
