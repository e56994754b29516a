import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/email-change.ts'
import '#web/messages/error.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/fields.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useChangeEmailMutation } from '#web/calls/account-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusMain } from '#web/navigation/focus-main.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { IdentityFields, passwordProblem } from './identity-fields.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'
import { useSocialProof } from './use-social-proof.ts'

const fields = z.object({ email, password: z.string() })

const fieldsWithPassword = fields.extend({ password: z.string().min(1) })

type Fields = z.output<typeof fields>

/** Shown next to their fields. */
const BESIDE: Readonly<Record<string, keyof Fields>> = {
  INCORRECT_PASSWORD: 'password',
  EXISTING_USER: 'email',
}

/** Its address may contain a provider's code. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** Changes the email address. Without a session, the visitor logs in first. */
export default function ChangeEmailPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('emailChange.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('emailChange.description')} />
      <meta name="robots" content="noindex" />
      <AccountNavigation parent="details" />
      <div className="account-content">
        <h1>{t('emailChange.title')}</h1>
        <noscript className="banner warning">
          <p>{t('account.withoutScripts')}</p>
        </noscript>
        {user === null ? (
          <Skeleton height="24rem" radius="var(--radius-lg)" />
        ) : (
          <ChangeEmail key={user.id} user={user} />
        )}
      </div>
    </main>
  )
}

/** The new address and the proof of identity; then where the links were sent. */
function ChangeEmail({ user }: { user: User }) {
  const { t } = useTranslation()
  const { submit, form, refusal, social, sentTo } = useChange(user)
  const { register, formState } = form
  const problem = useFieldProblems(formState.errors)
  const isEmailTaken = formState.errors.email?.type === 'EXISTING_USER'
  if (sentTo !== null)
    return (
      <Banner variant="positive" title={t('emailChange.sentTitle')} isAnnounced>
        {t('emailChange.sent', { old: user.email, new: sentTo })}
      </Banner>
    )
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !formState.isSubmitting && <Banner variant="danger">{refusal}</Banner>}
      <p className="account-email">{t('emailChange.present', { email: user.email })}</p>
      <p className="soft">{t('emailChange.intro')}</p>
      <Field
        label={t('emailChange.newEmail')}
        type="email"
        autoComplete="email"
        aria-required
        error={isEmailTaken ? t('emailChange.taken') : problem('email')}
        {...register('email')}
      />
      <IdentityFields
        user={user}
        target="change-email"
        social={social}
        field={register('password')}
        error={passwordProblem(t, formState.errors.password)}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!user.hasPassword && !social.proof}
          isLoading={formState.isSubmitting}
          loadingLabel={t('emailChange.sending')}
        >
          {t('emailChange.send')}
        </Button>
      </div>
    </form>
  )
}

function useChange(user: User) {
  const [change] = useChangeEmailMutation()
  const social = useSocialProof()
  const form = useForm<Fields>({
    resolver: zodResolver(user.hasPassword ? fieldsWithPassword : fields),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const [failure, setFailure] = useState<unknown>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = form.handleSubmit(async (given) => {
    setFailure(null)
    const proof = user.hasPassword ? { password: given.password } : (social.proof ?? {})
    try {
      await change({ body: { email: given.email, ...proof } }).unwrap()
      setSentTo(given.email)
      // The form that had the focus was removed.
      focusMain()
    } catch (thrown) {
      social.clear()
      setFailure(thrown)
      showFieldFaults(thrown, ['email', 'password'], form.setError)
      const field = isApiFailure(thrown) ? BESIDE[thrown.code] : undefined
      if (isApiFailure(thrown) && field)
        form.setError(field, { type: thrown.code }, { shouldFocus: true })
    }
  })
  const isBeside = isApiFailure(failure) && failure.code in BESIDE
  return { submit, form, social, sentTo, refusal: isBeside ? null : textOfRefusal(failure) }
}
