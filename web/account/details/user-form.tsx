import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { phone, text } from '#contract/fields.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useChangeUserMutation } from '#web/calls/account-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useUsedPhone } from '#web/session/registration/used-phone-numbers.ts'

const details = z.object({ firstName: text(60), lastName: text(60), phone })
type Details = z.output<typeof details>

/** The name and phone number that checkout starts with. What was typed stays when it was invalid. */
export function UserForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const { submit, form, refusal } = useUserForm(user)
  const { register, formState } = form
  const problem = useFieldProblems(formState.errors)
  const usedPhone = useUsedPhone(formState.errors.phone)
  return (
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      <p className="small soft account-email">
        {t('account.signInWith')} <span className="strong">{user.email}</span>{' '}
        <Link to={links.changeEmail()}>{t('account.changeEmail')}</Link>
      </p>
      <div className="account-names">
        <Field
          label={t('account.firstName')}
          autoComplete="given-name"
          error={problem('firstName')}
          {...register('firstName')}
        />
        <Field
          label={t('account.lastName')}
          autoComplete="family-name"
          error={problem('lastName')}
          {...register('lastName')}
        />
      </div>
      <Field
        label={t('account.phone')}
        type="tel"
        autoComplete="tel"
        error={usedPhone ?? problem('phone')}
        {...register('phone')}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          isLoading={formState.isSubmitting}
          loadingLabel={t('account.saving')}
        >
          {t('account.saveDetails')}
        </Button>
      </div>
    </form>
  )
}

function useUserForm({ firstName, lastName, phone }: User) {
  const { t } = useTranslation()
  const [change, { error }] = useChangeUserMutation()
  const form = useForm<Details>({
    resolver: zodResolver(details),
    mode: 'onTouched',
    // Another tab or device may have changed them; what was typed here stays.
    values: { firstName, lastName, phone },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const submit = form.handleSubmit(async (given) => {
    try {
      const saved = await change({ body: given }).unwrap()
      const { firstName, lastName, phone } = saved
      form.reset({ firstName, lastName, phone })
      showToast({ id: 'account', variant: 'positive', title: t('account.detailsSaved') })
    } catch (thrown) {
      showFieldFaults(thrown, ['firstName', 'lastName', 'phone'], form.setError)
      if (isApiFailure(thrown) && thrown.code === 'PHONE_NUMBER_USED')
        form.setError('phone', { type: thrown.code }, { shouldFocus: true })
    }
  })
  // Shown next to its field.
  const isPhoneUsed = isApiFailure(error) && error.code === 'PHONE_NUMBER_USED'
  return { submit, form, refusal: isPhoneUsed ? null : textOfRefusal(error) }
}
