// Company, address and VAT ID, as they are printed on invoices.

import { zodResolver } from '@hookform/resolvers/zod';
import { customerFields } from '@vys/contract/billing/customer-fields';
import type { CustomerDetails } from '@vys/contract/billing/overview';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useUpdateCustomer } from '#web/features/billing/billing-queries.ts';
import { describePaymentError } from '#web/features/billing/describe-error.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useServerForm } from '#web/lib/forms/use-server-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/content/card.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { listCountries } from './countries.ts';
import { messages } from './messages/en.ts';

export function CustomerCard({ customer }: { customer: CustomerDetails }) {
  const update = useUpdateCustomer();
  const countries = useMemo(listCountries, []);
  const {
    register,
    control,
    errors,
    problem,
    isSubmitting,
    formState,
    formProps,
    setError,
    reset,
  } = useServerForm({
    resolver: zodResolver(customerFields),
    defaultValues: customer,
    describeError: (error) => describePaymentError(error, messages.saveFailed),
    async send(details) {
      try {
        reset(await update.mutateAsync(details));
        toast.success(messages.saved);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'billing.vat_id_invalid') throw error;
        setError('vatId', { message: error.message }, { shouldFocus: true });
      }
    },
  });
  return (
    <Card aria-label={messages.customer}>
      <form {...formProps}>
        <CardHeader title={messages.customer} description={messages.customerHint} />
        <CardBody className="grid gap-4 sm:grid-cols-6">
          <FormError className="sm:col-span-6">{problem}</FormError>
          <Field label={messages.company} error={errors.company?.message} className="sm:col-span-3">
            <Input autoComplete="organization" {...register('company')} />
          </Field>
          <Field
            label={messages.vatId}
            hint={messages.vatIdHint}
            error={errors.vatId?.message}
            className="sm:col-span-3"
          >
            <Input spellCheck={false} {...register('vatId')} />
          </Field>
          <Field label={messages.address} error={errors.address?.message} className="sm:col-span-6">
            <Input autoComplete="street-address" {...register('address')} />
          </Field>
          <Field
            label={messages.postalCode}
            error={errors.postalCode?.message}
            className="sm:col-span-2"
          >
            <Input autoComplete="postal-code" {...register('postalCode')} />
          </Field>
          <Field label={messages.city} error={errors.city?.message} className="sm:col-span-2">
            <Input autoComplete="address-level2" {...register('city')} />
          </Field>
          <Field label={messages.country} error={errors.country?.message} className="sm:col-span-2">
            <Controller
              control={control}
              name="country"
              render={({ field: { value, onChange } }) => (
                <Combobox
                  label={messages.country}
                  value={value || undefined}
                  onValueChange={(code) => onChange(code ?? '')}
                  options={countries}
                  emptyOption={messages.noCountry}
                  searchPlaceholder={messages.searchCountry}
                  noResults={messages.nothingFound}
                />
              )}
            />
          </Field>
        </CardBody>
        <CardFooter>
          <Button
            type="submit"
            variant="secondary"
            loading={isSubmitting}
            disabled={!formState.isDirty}
          >
            {messages.save}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
