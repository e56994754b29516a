import '#web/messages/error.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { because, newPassword, password } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useChangePasswordMutation } from '#web/calls/account-calls.ts'
import { useRequestPasswordResetMutation } from '#web/calls/session-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PasswordStrength } from '#web/session/password/password-strength.tsx'

const passwords = z
  .object({ currentPassword: password, password: newPassword })
  .refine(({ currentPassword, password }) => currentPassword.trim() !== password, {
    ...because('new_password_must_differ'),
    path: ['password'],
  })
type Passwords = z.output<typeof passwords>

/** The current password and a new one, with what would make it stronger. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const hintsId = useId()
  const { submit, form, refusal } = useChange()
  const { register, formState, control } = form
  const problem = useFieldProblems(formState.errors)
  const typed = useWatch({ control, name: 'password' })
  const isIncorrect = formState.errors.currentPassword?.type === 'INCORRECT_PASSWORD'
  const showing = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') }
  return (
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      <p className="small soft">{t('account.passwordText')}</p>
      {/* For password managers, which store a password with its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...showing}
        label={t('account.currentPassword')}
        error={isIncorrect ? t('error.INCORRECT_PASSWORD') : problem('currentPassword')}
        {...register('currentPassword')}
      />
      <div className="stack new-password">
        <PasswordField
          {...showing}
          label={t('account.newPassword')}
          autoComplete="new-password"
          error={problem('password', 'newPassword')}
          {...register('password')}
        />
        <PasswordStrength id={hintsId} password={typed} />
      </div>
      <div>
        <Button
          type="submit"
          isLoading={formState.isSubmitting}
          loadingLabel={t('account.changingPassword')}
        >
          {t('account.changePassword')}
        </Button>
      </div>
    </form>
  )
}

function useChange() {
  const { t } = useTranslation()
  const [change, { error }] = useChangePasswordMutation()
  const form = useForm<Passwords>({
    resolver: zodResolver(passwords),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '' },
  })
  const submit = form.handleSubmit(async (given) => {
    try {
      await change({ body: given }).unwrap()
      form.reset()
      showToast({ id: 'account', variant: 'positive', title: t('account.passwordChanged') })
    } catch (thrown) {
      showFieldFaults(thrown, ['currentPassword', 'password'], form.setError)
      if (isApiFailure(thrown) && thrown.code === 'INCORRECT_PASSWORD')
        form.setError('currentPassword', { type: thrown.code }, { shouldFocus: true })
    }
  })
  // Shown next to its field.
  const isIncorrect = isApiFailure(error) && error.code === 'INCORRECT_PASSWORD'
  return { submit, form, refusal: isIncorrect ? null : textOfRefusal(error) }
}

/** For accounts with a provider only: a link in an email sets the first password. */
export function PasswordLink({ email }: { email: string }) {
  const { t } = useTranslation()
  const [ask, { isLoading }] = useRequestPasswordResetMutation()
  const send = async () => {
    try {
      const { message } = await ask({ body: { email } }).unwrap()
      showSuccess(message)
    } catch (thrown) {
      showFailure(thrown)
    }
  }
  return (
    <>
      <p className="soft">{t('account.noPassword')}</p>
      <div>
        <Button
          isLoading={isLoading}
          loadingLabel={t('account.sendingLink')}
          onClick={() => void send()}
        >
          {t('account.sendLink')}
        </Button>
      </div>
    </>
  )
}
