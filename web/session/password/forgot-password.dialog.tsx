import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useRequestPasswordResetMutation } from '#web/calls/session-calls.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ContactLink } from '#web/session/contact-link.tsx'
import { useCheckedAfterPress } from '#web/session/form-validation.ts'
import { useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { SubmitButton } from '#web/page/submit-button.tsx'
import { WithState } from '#web/page/with-state.tsx'

const request = z.object({ email })

/** The dialog that requests a link to set a new password. It closes for a signed-in visitor. */
export function ForgotPasswordDialog() {
  return (
    <WithState>
      <ForgotPassword />
    </WithState>
  )
}

function ForgotPassword() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  useLeaveSignedIn()
  return (
    <PageDialogSheet title={t('session.forgotTitle')} closeLabel={t('shell.close')} onClose={close}>
      <WithoutScripts />
      <ForgotPasswordForm />
      <DialogLink className="small strong session-other" dialog={links.login()}>
        {t('session.backToLogin')}
      </DialogLink>
      <ContactLink of="sellHere" />
    </PageDialogSheet>
  )
}

/** Requests the link, and another one if it does not arrive. */
function ForgotPasswordForm() {
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
  const register = useCheckedAfterPress(registerField)
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
      {/* Before its script has loaded, a form of this method is not sent. */}
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
