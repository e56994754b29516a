import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { billingDetails, type BillingDetails } from '#contract/payments/billing-details.ts'
import { formatPence, parsePence } from '#rules/money/pence.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useFieldProblems } from '#web/calls/request/use-field-problems.ts'
import {
  useChangeBillingDetailsMutation,
  useGetBillingDetailsQuery,
} from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

/** The account that restaurants are paid from. */
export function PayingAccount() {
  const { t } = useTranslation()
  const query = useGetBillingDetailsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = query
  return (
    <section className="panel stack" aria-labelledby="paying-account">
      <div>
        <h2 id="paying-account">{t('payouts.paying.title')}</h2>
        <p className="soft small">{t('payouts.paying.text')}</p>
      </div>
      {!data && (
        <NotLoaded
          {...query}
          failed={t('payouts.paying.failed')}
          loading={
            <div aria-busy>
              <p className="sr">{t('payouts.paying.loading')}</p>
              <Skeleton height="16rem" />
            </div>
          }
        />
      )}
      {data && <AccountForm key={data.version} details={data} />}
    </section>
  )
}

function AccountForm({ details }: { details: BillingDetails }) {
  const { t } = useTranslation()
  const [change] = useChangeBillingDetailsMutation()
  const { register, handleSubmit, formState, setValue } = useForm<BillingDetails>({
    resolver: zodResolver(billingDetails),
    defaultValues: details,
  })
  const problem = useFieldProblems(formState.errors)
  const [minimum, setMinimum] = useState(
    details.payoutMinimumPence === 0 ? '' : formatPence(details.payoutMinimumPence),
  )
  const submit = handleSubmit(async (body) => {
    const { error } = await change({ body })
    if (error !== undefined) return showFailure(error)
    const title = t('payouts.paying.saved')
    return showToast({ id: 'payouts', variant: 'positive', title })
  })
  const field = (name: 'accountName' | 'sortCode' | 'accountNumber') => (
    <Field
      label={t(`payouts.paying.${name}`)}
      autoComplete="off"
      inputMode={name === 'accountName' ? 'text' : 'numeric'}
      error={problem(name)}
      {...register(name)}
    />
  )
  return (
    <form className="money-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="money-form paying-account">
        {field('accountName')}
        {field('sortCode')}
        {field('accountNumber')}
        <Field
          label={t('payouts.paying.serviceUserNumber')}
          hint={t('payouts.paying.serviceUserHint')}
          autoComplete="off"
          inputMode="numeric"
          error={problem('serviceUserNumber') && t('payouts.paying.serviceUserNumberProblem')}
          {...register('serviceUserNumber')}
        />
        <Field
          name="payoutMinimumPence"
          inputMode="decimal"
          label={t('payouts.paying.minimum')}
          hint={t('payouts.paying.minimumHint')}
          value={minimum}
          onChange={({ target }) => {
            setMinimum(target.value)
            // What is no amount is out of the range, and so refused with the field's own words.
            const pence = target.value.trim() === '' ? 0 : (parsePence(target.value) ?? -1)
            setValue('payoutMinimumPence', pence, { shouldValidate: formState.isSubmitted })
          }}
          error={formState.errors.payoutMinimumPence && t('payouts.paying.minimumProblem')}
        />
      </div>
      <div>
        <Button
          type="submit"
          variant="primary"
          isLoading={formState.isSubmitting}
          loadingLabel={t('payouts.paying.saving')}
        >
          {t('payouts.paying.save')}
        </Button>
      </div>
    </form>
  )
}
