import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { newPassword, phone, text } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useCompleteRegistrationMutation } from '#web/calls/session-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PasswordStrength } from '#web/session/password/password-strength.tsx'
import type { Leaving } from '#web/session/use-leave-signed-in.ts'
import { useOpenDialog } from '#web/navigation/use-dialogs.ts'
import { registrationReset } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { ResendButton } from './resend-button.tsx'
import { textOfSignUp } from './sign-up-messages.ts'
import { useUsedPhone } from './used-phone-numbers.ts'

const completion = z.object({
  firstName: text(60),
  lastName: text(60),
  phone,
  password: newPassword,
})

type Completion = z.output<typeof completion>

const NAMES = ['firstName', 'lastName', 'phone', 'password'] as const

interface CompleteAccountFormProps {
  /** Of the link that confirmed the email address. */
  code: string
  email: string
  leaving: Leaving
}

/** The name, phone number and password of a new account. What was typed stays, whatever fails. */
export function CompleteAccountForm({ code, email, leaving }: CompleteAccountFormProps) {
  const { t } = useTranslation()
  const hintsId = useId()
  const { submit, form, problem, refusal, isLinkDead } = useCompletion(code, leaving)
  const { register, formState, control } = form
  const typed = useWatch({ control, name: 'password' })
  return (
    <>
      <p className="soft">{t('session.completeText')}</p>
      {refusal && !formState.isSubmitting && (
        <>
          <Banner variant="danger">{refusal}</Banner>
          {isLinkDead && email !== '' && <ResendButton email={email} isSent={false} />}
        </>
      )}
      <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers, which store a password with its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="session-names">
          <Field
            label={t('session.firstName')}
            autoComplete="given-name"
            error={problem('firstName')}
            data-first-focus
            {...register('firstName')}
          />
          <Field
            label={t('session.lastName')}
            autoComplete="family-name"
            error={problem('lastName')}
            {...register('lastName')}
          />
        </div>
        <Field
          label={t('session.phone')}
          type="tel"
          autoComplete="tel"
          hint={t('session.phoneHint')}
          error={problem('phone')}
          {...register('phone')}
        />
        <div className="stack new-password">
          <PasswordField
            label={t('session.password')}
            showLabel={t('session.showPassword')}
            hideLabel={t('session.hidePassword')}
            autoComplete="new-password"
            error={problem('password', 'newPassword')}
            {...register('password')}
          />
          <PasswordStrength id={hintsId} password={typed ?? ''} />
        </div>
        <Button
          type="submit"
          variant={isLinkDead ? 'secondary' : 'primary'}
          size="lg"
          isBlock
          isLoading={formState.isSubmitting}
          loadingLabel={t('session.completing')}
        >
          {t('session.complete')}
        </Button>
      </form>
    </>
  )
}

/** Completes an account by the code of its link, and signs it in. */
function useCompletion(code: string, leaving: Leaving) {
  const dispatch = useAppDispatch()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const openLogin = useOpenDialog(links.login())
  const [complete, { error }] = useCompleteRegistrationMutation()
  const form = useForm<Completion>({ resolver: zodResolver(completion), mode: 'onTouched' })
  const problemOf = useFieldProblems(form.formState.errors)
  const usedPhone = useUsedPhone(form.formState.errors.phone)

  const submit = form.handleSubmit(async (given) => {
    leaving.beginSigningIn()
    try {
      await complete({ body: { ...given, code, cartToken } }).unwrap()
      leaving.leaveSignedIn()
    } catch (thrown) {
      leaving.endSigningIn()
      showFieldFaults(thrown, NAMES, form.setError)
      if (!isApiFailure(thrown)) return
      if (thrown.code === 'PHONE_NUMBER_USED')
        form.setError('phone', { type: thrown.code }, { shouldFocus: true })
      if (thrown.code === 'REGISTRATION_ALREADY_COMPLETED') {
        showFailure(thrown, textOfSignUp)
        setTimeout(() => {
          openLogin({ replace: true })
          dispatch(registrationReset())
        }, NAVIGATION_DELAY_MS)
      }
    }
  })

  const refused = isApiFailure(error) ? error.code : null
  // The first is shown next to its field, the second opens the next dialog.
  const isShownElsewhere =
    refused === 'PHONE_NUMBER_USED' || refused === 'REGISTRATION_ALREADY_COMPLETED'
  return {
    submit,
    form,
    problem: (name: keyof Completion, calledAs?: string) =>
      name === 'phone' && usedPhone ? usedPhone : problemOf(name, calledAs),
    refusal: isShownElsewhere ? null : textOfRefusal(error, textOfSignUp),
    isLinkDead: refused === 'WRONG_CONFIRM_CODE',
  }
}
