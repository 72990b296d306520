// The consent every sign-up asks for, with its links and its error.
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LegalLink, textLink } from './auth-layout.tsx';

export const TERMS_MESSAGE = 'You must accept the terms and conditions';

export function TermsCheckbox<V extends FieldValues>({
  control,
  name,
}: {
  control: Control<V>;
  name: FieldPath<V>;
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className="flex flex-col gap-1.5">
          <Checkbox
            ref={field.ref}
            checked={field.value === true}
            onCheckedChange={(checked) => field.onChange(checked === true)}
            onBlur={field.onBlur}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': 'terms-error' } : {})}
            label={
              <>
                I accept the{' '}
                <LegalLink kind="terms" className={textLink}>
                  Terms of Service
                </LegalLink>{' '}
                and the{' '}
                <LegalLink kind="privacy" className={textLink}>
                  Privacy Policy
                </LegalLink>
              </>
            }
          />
          {error && (
            <p id="terms-error" role="alert" className="text-danger-text text-xs">
              {error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}
