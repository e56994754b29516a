import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { because, newPassword } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useResetPasswordMutation } from '#web/calls/session-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { loggedOut } from '#web/state/auth.slice.ts'
import { cartCleared } from '#web/state/cart.slice.ts'
import { passwordWasReset, resetForgotten } from '#web/state/reset.slice.ts'
import { startedStore } from '#web/state/started-store.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useCheckedAfterPress } from '#web/session/form-validation.ts'
import { PasswordStrength } from './password-strength.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { SubmitButton } from '#web/page/submit-button.tsx'
import { useOpenDialog } from '#web/navigation/use-dialogs.ts'
import { useGoTo } from '#web/navigation/use-go-to.ts'
import { useCredentials } from '#web/session/sign-in/use-credentials.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'

const passwords = z
  .object({
    password: newPassword,
    confirmation: z.string().trim().min(1, because('required_field')),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    ...because('passwords_must_match'),
    path: ['confirmation'],
    // Shown as soon as both are typed, also while the first is still too short.
    when: ({ value }) => isTyped(value),
  })
type Passwords = z.output<typeof passwords>

const isTyped = (value: unknown) =>
  z.object({ password: z.string().min(1), confirmation: z.string().min(1) }).safeParse(value)
    .success

interface PasswordResetFormProps {
  /** Whether the link that opened the page has been read, so that none is known to be missing. */
  isLinkRead: boolean
}

/** The new password twice, with what would make it stronger. */
export function PasswordResetForm({ isLinkRead }: PasswordResetFormProps) {
  const { t } = useTranslation()
  const hintsId = useId()
  const { code, email } = useAppSelector(({ reset }) => reset)
  const { submit, form, refusal, isLinkDead } = useReset()
  const { formState, control } = form
  // A link that has been used is none any more, and isn't missing.
  const isUsed = formState.isSubmitting || formState.isSubmitSuccessful
  const isLinkMissing = isLinkRead && code === null && !isUsed
  const register = useCheckedAfterPress(form.register)
  const problem = useFieldProblems(formState.errors)
  const typed = useWatch({ control, name: 'password' })
  const showing = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') }
  return (
    // Before its script has loaded, a form of this method is not sent.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {isLinkMissing && <Banner variant="warning">{t('session.resetNeedsLink')}</Banner>}
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      {(isLinkMissing || (isLinkDead && !formState.isSubmitting)) && (
        <DialogLink className="small strong session-other" dialog={links.forgotPassword()}>
          {t('session.requestNewLink')}
        </DialogLink>
      )}
      {/* For password managers, which store a password with its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="stack new-password">
        <PasswordField
          {...showing}
          label={t('session.newPassword')}
          autoComplete="new-password"
          error={problem('password', 'newPassword')}
          data-first-focus
          {...register('password', { deps: 'confirmation' })}
        />
        <PasswordStrength id={hintsId} password={typed ?? ''} />
      </div>
      <PasswordField
        {...showing}
        label={t('session.confirmPassword')}
        autoComplete="new-password"
        error={problem('confirmation')}
        {...register('confirmation')}
      />
      <SubmitButton
        label={t('session.saveAndLogIn')}
        loadingLabel={t('session.saving')}
        isLoading={formState.isSubmitting}
      />
    </form>
  )
}

function useReset() {
  const { t } = useTranslation()
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const { logInWith } = useCredentials()
  const { code, email } = useAppSelector(({ reset }) => reset)
  const isOwn = useAppSelector(({ auth, reset }) => auth.user?.email === reset.email)
  const openLogin = useOpenDialog(links.login())
  const openFailed = useOpenDialog(links.passwordResetFailed())
  const openForgot = useOpenDialog(links.forgotPassword())
  const [reset, { error }] = useResetPasswordMutation()
  const form = useForm<Passwords>({ resolver: zodResolver(passwords), mode: 'onTouched' })
  /** Signs in with the new password; if that is refused, goes to the login with the reason. */
  const logIn = async (password: string, message: 'PASSWORD_RESET_SUCCEEDED') => {
    try {
      await logInWith({ username: email, password, rememberMe: false })
      const title = t('session.resetAndLoggedIn')
      showToast({ id: message, variant: 'positive', title })
      const isOrdering = startedStore().getState().cart.cartToken !== null
      setTimeout(
        () => goTo(isOrdering ? links.checkout() : links.home(), { replace: true }),
        NAVIGATION_DELAY_MS,
      )
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'SUSPENDED_USER') showFailure(thrown)
      else showSuccess(message)
      setTimeout(() => openLogin({ replace: true }), NAVIGATION_DELAY_MS)
    }
  }
  const submit = form.handleSubmit(async ({ password }) => {
    if (code === null) return openForgot()
    try {
      const { message } = await reset({ body: { token: code, email, password } }).unwrap()
      // It has ended every session; the basket is the account's and is there after logging in.
      if (isOwn) {
        dispatch(cartCleared())
        dispatch(loggedOut())
      }
      dispatch(passwordWasReset())
      await logIn(password, message)
    } catch (thrown) {
      showFieldFaults(thrown, ['password'], form.setError)
      if (!isApiFailure(thrown) || thrown.code !== 'PASSWORD_RESET_EXPIRED') return
      openFailed({ replace: true })
      dispatch(resetForgotten())
    }
  })
  const isLinkDead = isApiFailure(error) && error.code === 'PASSWORD_RESET_FAILED'
  return { submit, form, refusal: textOfRefusal(error), isLinkDead }
}
