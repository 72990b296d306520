// The custom sign-up: full name, work email, password twice; then on to the sign-in screen.
import { zodResolver } from '@hookform/resolvers/zod';
import { emailField, passwordField } from '@vys/contract/fields';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { passwordStrength } from '#web/features/accounts/password-rules.ts';
import { registerAccount } from '#web/features/accounts/register.ts';
import { TERMS_MESSAGE, TermsCheckbox } from '#web/features/accounts/terms-checkbox.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

/** How long the good news stays before the sign-in screen, in milliseconds (doc1 §2). */
export const TO_LOGIN_MS = 2000;

const schema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Name is required')
      .min(2, 'Name must be at least 2 characters')
      .max(160, 'Name must be 160 characters or less'),
    email: emailField,
    password: z.string().min(1, 'Password is required').pipe(passwordField),
    confirmation: z.string().min(1, 'Please confirm your password'),
    terms: z.boolean().refine((accepted) => accepted, TERMS_MESSAGE),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
    // Said beside the other problems, not only after they are gone.
    when: ({ value }) => {
      const typed = value as Partial<Record<'password' | 'confirmation', string>>;
      return Boolean(typed.password && typed.confirmation);
    },
  });
type Fields = z.infer<typeof schema>;

function registerMessage(error: unknown): string {
  const words = isApiError(error) && error.answered ? error.message : '';
  return words || 'Registration failed. Please try again.';
}

export function RegisterScreen() {
  const navigate = useNavigate();
  const [created, setCreated] = useState(false);
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
  });

  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => navigate(paths.login), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  const submit = form.handleSubmit(async (fields) => {
    try {
      await registerAccount(fields);
      setCreated(true);
    } catch (error) {
      form.setError('root', { message: registerMessage(error) });
    }
  });

  return (
    <AuthLayout
      title="Create your account"
      intro={
        <>
          Already with us?{' '}
          <Link to={paths.login} className={textLink}>
            Sign in
          </Link>
        </>
      }
    >
      {created ? (
        <Alert tone="success">
          Account created successfully! Please check your email to verify your account.
        </Alert>
      ) : (
        <RegisterForm form={form} onSubmit={submit} />
      )}
    </AuthLayout>
  );
}

function RegisterForm({ form, onSubmit }: { form: UseFormReturn<Fields>; onSubmit: () => void }) {
  const { register, control, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const password = watch('password');
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4.5">
      <FormError>{errors.root?.message}</FormError>
      <Field label="Full name" error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Work email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder="you@company.com"
          {...register('email')}
        />
      </Field>
      <div className="flex flex-col gap-2.5">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        {password && <PasswordStrength level={passwordStrength(password)} />}
      </div>
      <Field label="Confirm password" error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
      <TermsCheckbox control={control} name="terms" />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
