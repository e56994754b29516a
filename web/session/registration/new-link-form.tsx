import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useResendConfirmationMutation } from '#web/calls/session-calls.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'

const request = z.object({ email })

/** Requests another link to confirm an email address that this browser does not know. */
export function NewLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const [resend, { error }] = useResendConfirmationMutation()
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof request>>({
    resolver: zodResolver(request),
    mode: 'onTouched',
  })
  const problem = useFieldProblems(formState.errors, 'specified')
  const submit = handleSubmit(async (given) => {
    try {
      const { message } = await resend({ body: given }).unwrap()
      showSuccess(message)
      onSent(given.email)
    } catch (thrown) {
      showFieldFaults(thrown, ['email'], setError)
    }
  })
  const refusal = textOfRefusal(error)
  return (
    // Before its script has loaded, a form of this method is not sent.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      <Field
        label={t('session.email')}
        type="email"
        autoComplete="email"
        error={problem('email')}
        data-first-focus
        {...register('email')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={formState.isSubmitting}
        loadingLabel={t('session.sendingLink')}
      >
        {t('session.sendNewLink')}
      </Button>
    </form>
  )
}
