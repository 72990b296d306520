// Sign-in. `/login` has the marketing panel, `/login-custom` the form alone. Where to go afterwards is
// decided by the guard around this screen.
import { zodResolver } from '@hookform/resolvers/zod';
import { loginFormSchema } from '@vys/contract/accounts';
import { Controller, useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { SocialButtons } from '#web/features/accounts/social-buttons.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { signIn } from '#web/lib/profile.ts';
import { EXPIRED_MESSAGE } from '#web/lib/session.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const schema = loginFormSchema.extend({ remember: z.boolean() });
type Fields = z.infer<typeof schema>;

/** The provider's words if it answered, ours if it did not (doc1 §8). */
function loginMessage(error: unknown): string {
  if (isApiError(error) && error.answered) return error.message || 'Login failed';
  return 'Login failed. Please check your credentials and try again.';
}

export function LoginScreen({ withPanel = true }: { withPanel?: boolean }) {
  const { state } = useLocation();
  const { register, control, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', remember: false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password, remember }) => {
    try {
      await signIn(email, password, remember);
    } catch (error) {
      setError('root', { message: loginMessage(error) });
    }
  });

  return (
    <AuthLayout
      withPanel={withPanel}
      title="Welcome back"
      intro={
        <>
          New here?{' '}
          <Link to={paths.signup} className={textLink}>
            Sign up
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
        {state?.absence === 'expired' && !errors.root && <Alert>{EXPIRED_MESSAGE}</Alert>}
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
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Controller
          control={control}
          name="remember"
          render={({ field }) => (
            <Checkbox
              label="Remember me"
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
        <Button type="submit" size="lg" loading={isSubmitting}>
          Sign in
        </Button>
      </form>
      <SocialButtons message="Social login coming soon!" />
    </AuthLayout>
  );
}
