import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Field } from '#ui/form/field.tsx'
import { useRequestPasswordResetMutation } from '#web/calls/password-calls.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { checkedAfterPress } from '#web/session/form-validation.ts'
import { SubmitButton } from '#web/shell/page/submit-button.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'

const request = z.object({ email })

/** Asks for the link, and for another one as long as it does not arrive. */
export function ForgotPasswordForm() {
  const { t } = useTranslation()
  const [ask, { error }] = useRequestPasswordResetMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const {
    register: registerField,
    handleSubmit,
    formState,
    setError,
  } = useForm<z.output<typeof request>>({
    resolver: zodResolver(request),
    mode: 'onTouched',
  })
  const register = checkedAfterPress(registerField)
  const problem = useFieldProblems(formState.errors, 'specified')
  const submit = handleSubmit(async (given) => {
    try {
      const { message } = await ask({ body: given }).unwrap()
      setSentTo(given.email)
      showSuccess(message)
    } catch (thrown) {
      setSentTo(null)
      showFieldFaults(thrown, ['email'], setError)
    }
  })
  const refusal = textOfRefusal(error)
  return (
    <>
      {sentTo === null ? (
        <p className="soft">{t('session.forgotText')}</p>
      ) : (
        <Banner variant="positive" isAnnounced>
          {t('session.resetSentText', { email: sentTo })}
        </Banner>
      )}
      {/* Before its script has arrived, a form of this method goes nowhere. */}
      <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
        <Field
          label={t('session.email')}
          type="email"
          autoComplete="username"
          error={problem('email')}
          data-first-focus
          {...register('email')}
        />
        <SubmitButton
          variant={sentTo === null ? 'primary' : 'secondary'}
          label={t(sentTo === null ? 'session.sendLink' : 'session.sendAgain')}
          loadingLabel={t('session.sendingLink')}
          isLoading={formState.isSubmitting}
        />
      </form>
    </>
  )
}
