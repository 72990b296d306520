// The standard sign-up: email and password, then signed in at once.
import { zodResolver } from '@hookform/resolvers/zod';
import { emailField, passwordField } from '@vys/contract/fields';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { passwordStrength } from '#web/features/accounts/password-rules.ts';
import { registerAccount } from '#web/features/accounts/register.ts';
import { SocialButtons } from '#web/features/accounts/social-buttons.tsx';
import { TERMS_MESSAGE, TermsCheckbox } from '#web/features/accounts/terms-checkbox.tsx';
import { displayNameOf } from '#web/features/accounts/username-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { signIn } from '#web/lib/profile.ts';
import { FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

const schema = z.object({
  email: emailField,
  password: z.string().min(1, 'Password is required').pipe(passwordField),
  terms: z.boolean().refine((accepted) => accepted, TERMS_MESSAGE),
});
type Fields = z.infer<typeof schema>;

function signupMessage(error: unknown): string {
  if (isApiError(error) && error.answered) return error.message || 'Registration failed';
  return 'Failed to create account. Please try again.';
}

export function SignupScreen() {
  const { register, control, handleSubmit, setError, watch, formState } = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', terms: false },
  });
  const { errors, isSubmitting } = formState;
  const password = watch('password');

  const submit = handleSubmit(async (fields) => {
    try {
      const { email } = fields;
      await registerAccount({ name: displayNameOf(email), email, password: fields.password });
      // The guard around this screen leads on once the session is there.
      await signIn(email, fields.password, true);
    } catch (error) {
      setError('root', { message: signupMessage(error) });
    }
  });

  return (
    <AuthLayout
      withPanel
      title="Create your page"
      intro={
        <Link to={paths.login} className={textLink}>
          Already have an account? Sign in
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
        <FormError>{errors.root?.message}</FormError>
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@example.com"
            {...register('email')}
          />
        </Field>
        <div className="flex flex-col gap-2.5">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          {password && <PasswordStrength level={passwordStrength(password)} />}
        </div>
        <TermsCheckbox control={control} name="terms" />
        <Button type="submit" size="lg" disabled={isSubmitting}>
          {isSubmitting ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <SocialButtons message="Social signup coming soon!" />
    </AuthLayout>
  );
}
