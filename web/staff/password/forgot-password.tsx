import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useRequestPasswordResetMutation } from '#web/calls/session-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StaffCard } from '#web/staff/staff-login.tsx'

const request = z.object({ email })

interface ForgotPasswordProps {
  profileType: 'partner' | 'operator'
  loginPath: string
}

/** Requests a link to set a new password. What it says is the same whether or not there is such an account. */
export function ForgotPassword({ profileType, loginPath }: ForgotPasswordProps) {
  const { t } = useTranslation()
  const [ask, { error, isLoading }] = useRequestPasswordResetMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof request>>({
    resolver: zodResolver(request),
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async (given) => {
    const answer = await ask({ body: { ...given, profileType } })
    setSentTo(answer.error ? null : given.email)
    if (answer.error) showFieldFaults(answer.error, ['email'], setError)
  })
  return (
    <StaffCard title={t('storeApp.forgotTitle')} text={t('storeApp.forgotText')}>
      <title>{t('storeApp.forgotTitle')}</title>
      <meta name="robots" content="noindex" />
      {sentTo !== null && (
        <Banner variant="positive" isAnnounced>
          {t('storeApp.linkSent', { email: sentTo })}
        </Banner>
      )}
      {/* Before its script has loaded, a form of this method is not sent. */}
      <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
        <Field
          label={t('storeApp.email')}
          type="email"
          autoComplete="username"
          error={problem('email')}
          {...register('email')}
        />
        <Button
          type="submit"
          variant={sentTo === null ? 'primary' : 'secondary'}
          size="lg"
          isBlock
          isLoading={isLoading}
          loadingLabel={t('storeApp.sendingLink')}
        >
          {t(sentTo === null ? 'storeApp.sendLink' : 'storeApp.sendAgain')}
        </Button>
      </form>
      <Link className="small strong" to={loginPath}>
        {t('storeApp.backToLogin')}
      </Link>
    </StaffCard>
  )
}
