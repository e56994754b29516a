import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PasswordStrength } from '#web/session/password/password-strength.tsx'
import { ResendButton } from './resend-button.tsx'
import { useCompletion } from './use-complete-account.ts'
import type { Leaving } from '#web/session/use-leave-signed-in.ts'

interface CompleteAccountFormProps {
  /** Of the link that confirmed the email address. */
  code: string
  email: string
  leaving: Leaving
}

/** The name, telephone number and password of a new account. What was typed stays, whatever fails. */
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
        {/* For whatever keeps passwords, which wants to know whose it is. */}
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
            error={problem('password')}
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
