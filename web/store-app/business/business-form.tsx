import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { businessDetails, type Business, type BusinessDetails } from '#contract/partner/business.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showFieldFaults, useFieldProblems } from '#web/calls/request/use-field-problems.ts'
import { useChangeBusinessMutation } from '#web/calls/staff/business-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { UnsavedChanges } from '#web/store-app/unsaved-changes.tsx'

const FIELDS = ['legalName', 'legalAddress', 'companyNumber', 'vatNumber', 'vatRate'] as const
/** Thousandths: of hot food, of what is reduced, of what is zero-rated. */
const USUAL_RATES = [200, 50, 0]

/** The legal details of a store, saved together. What somebody else has saved meanwhile is shown first. */
export function BusinessForm({ storeId, business }: { storeId: string; business: Business }) {
  const { t } = useTranslation()
  const [isOutdated, setIsOutdated] = useState(false)
  const [change] = useChangeBusinessMutation()
  const { register, handleSubmit, formState, setError, reset, control } = useForm<BusinessDetails>({
    resolver: zodResolver(businessDetails),
    defaultValues: business.details,
  })
  const [version, setVersion] = useState(business.version)
  const isRegistered = useWatch({ control, name: 'vatNumber' }) !== ''
  const problem = useFieldProblems(formState.errors)
  const begin = (from: Business) => {
    reset(from.details)
    setVersion(from.version)
  }
  const submit = handleSubmit(async (details) => {
    const { data, error } = await change({ params: { storeId }, body: { ...details, version } })
    if (data) {
      begin(data)
      setIsOutdated(false)
      showToast({ id: 'business', variant: 'positive', title: t('business.saved') })
    } else if (isApiFailure(error) && error.code === 'BUSINESS_HAS_CHANGED') {
      // The contract says that these are the details there are now.
      begin(error.details['now'] as Business)
      setIsOutdated(true)
    } else if (isApiFailure(error) && error.fields.length > 0)
      showFieldFaults(error, FIELDS, setError)
    else showFailure(error)
  })
  const { vatRate } = business.details
  const rates = [...new Set([...USUAL_RATES, ...(vatRate === null ? [] : [vatRate])])]
  return (
    <form
      className="panel stack"
      aria-labelledby="seller"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedChanges isChanged={formState.isDirty} />
      <h2 id="seller">{t('business.seller')}</h2>
      {isOutdated && (
        <Banner variant="warning" isAnnounced title={t('business.changedTitle')}>
          {t('business.changedText')}
        </Banner>
      )}
      <Field
        label={t('business.legalName')}
        hint={t('business.legalNameHint')}
        autoComplete="off"
        aria-required
        error={problem('legalName')}
        {...register('legalName')}
      />
      <Field
        label={t('business.legalAddress')}
        hint={t('business.legalAddressHint', { address: business.storeAddress })}
        autoComplete="off"
        error={problem('legalAddress')}
        {...register('legalAddress')}
      />
      <Field
        label={t('business.companyNumber')}
        hint={t('business.companyNumberHint')}
        autoComplete="off"
        spellCheck={false}
        error={problem('companyNumber')}
        {...register('companyNumber')}
      />
      <Field
        label={t('business.vatNumber')}
        hint={t('business.vatNumberHint')}
        autoComplete="off"
        spellCheck={false}
        error={problem('vatNumber')}
        {...register('vatNumber')}
      />
      {isRegistered && (
        <Select
          label={t('business.vatRate')}
          hint={t('business.vatRateHint')}
          error={problem('vatRate')}
          {...register('vatRate', { setValueAs: rateOf })}
        >
          <option value="">{t('business.vatRateMixed')}</option>
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {t('business.vatRateOf', { percent: String(rate / 10) })}
            </option>
          ))}
        </Select>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={formState.isSubmitting}
          loadingLabel={t('business.saving')}
        >
          {t('business.save')}
        </Button>
      </div>
    </form>
  )
}

/** What the list of rates holds, which is text; nothing chosen is no one rate. */
const rateOf = (value: string | number | null) =>
  value === '' || value === null ? null : Number(value)
