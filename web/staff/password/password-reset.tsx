import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { newPassword } from '#contract/fields.ts'
import type { ProfileType } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import {
  showFieldFaults,
  textOfRefusal,
  useFieldProblems,
} from '#web/calls/request/use-field-problems.ts'
import { useResetPasswordMutation } from '#web/calls/session-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NewPasswordField } from './staff-password-field.tsx'
import { StaffCard } from '#web/staff/staff-login.tsx'

const passwords = z.object({ password: newPassword })

interface PasswordResetProps {
  profileType: ProfileType
  loginPath: string
  forgotPath: string
}

/** Sets a new password by the link of an email, whose secret is behind the #. */
export function PasswordReset({ profileType, loginPath, forgotPath }: PasswordResetProps) {
  const { t } = useTranslation()
  const { link, isIncomplete } = useResetLink()
  const [isDead, setIsDead] = useState(false)
  const needsNewLink = isDead || isIncomplete
  const title = t(link?.first ? 'storeApp.firstPasswordTitle' : 'storeApp.resetTitle')
  const text = link?.first
    ? t('storeApp.firstPasswordText', { email: link.email })
    : t('storeApp.resetText')
  const why = t(isDead ? 'storeApp.resetDeadText' : 'storeApp.resetIncompleteText')
  return (
    <StaffCard title={title} text={needsNewLink ? why : text}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {link && !isDead && (
        <PasswordResetForm
          {...link}
          {...{ profileType, loginPath }}
          onDead={() => setIsDead(true)}
        />
      )}
      <Link
        className={needsNewLink ? buttonClass({ isBlock: true }) : 'small strong'}
        to={forgotPath}
      >
        {t('storeApp.requestNewLink')}
      </Link>
    </StaffCard>
  )
}

/** `first` is there if the account has no password yet. */
const resetLink = z.object({ code: z.string(), email: z.string(), first: z.string().optional() })
type ResetLink = z.output<typeof resetLink>

/**
 * What is behind the # of the link, moved out of the address bar, where it would be seen, to the entry of the
 * history. Null: some of it is missing, or the page is not live yet.
 */
function useResetLink(): { link: ResetLink | null; isIncomplete: boolean } {
  const navigate = useNavigate()
  const { hash, pathname, state } = useLocation()
  const move = useEffectEvent((given: ResetLink) =>
    navigate(pathname, { replace: true, state: given }),
  )
  useEffect(() => {
    const given = linkBehind(hash)
    if (given) void move(given)
  }, [hash])
  // The server knows of none, and the first render has to be as its own.
  const isLive = useSyncExternalStore(never, isHere, isNotHere)
  const link = isLive ? (resetLink.safeParse(state).data ?? null) : null
  return { link, isIncomplete: isLive && !link && !linkBehind(hash) }
}

const linkBehind = (hash: string) =>
  resetLink.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data

const never = () => () => {}
const isHere = () => true
const isNotHere = () => false

interface PasswordResetFormProps extends ResetLink {
  profileType: ProfileType
  loginPath: string
  /** The link has expired, or was used. */
  onDead: () => void
}

function PasswordResetForm({
  code,
  email,
  first,
  profileType,
  loginPath,
  onDead,
}: PasswordResetFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [reset, { error, isLoading }] = useResetPasswordMutation()
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof passwords>>({
    resolver: zodResolver(passwords),
  })
  const problem = useFieldProblems(formState.errors)
  const refusal = textOfRefusal(error)
  const submit = handleSubmit(async ({ password }) => {
    const answer = await reset({ body: { token: code, email, password } })
    if (answer.data) {
      showSuccess(answer.data.message)
      void navigate(loginPath, { replace: true })
    } else if (isApiFailure(answer.error) && DEAD.has(answer.error.code)) onDead()
    else showFieldFaults(answer.error, ['password'], setError)
  })
  return (
    // Before its script has loaded, a form of this method is not sent: a password would be in the address.
    <form className="stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !isLoading && <Banner variant="danger">{refusal}</Banner>}
      {/* For password managers, which store a password with its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label={t(first ? 'storeApp.firstPassword' : 'storeApp.newPassword')}
        profileType={profileType}
        error={problem('password', 'newPassword')}
        {...register('password')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isLoading={isLoading}
        loadingLabel={t('storeApp.savingPassword')}
      >
        {t('storeApp.savePassword')}
      </Button>
    </form>
  )
}

const DEAD: ReadonlySet<string> = new Set(['PASSWORD_RESET_FAILED', 'PASSWORD_RESET_EXPIRED'])
