import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import type { openInvitation } from '#contract/partner/team.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useLogInPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import {
  useAcceptInvitationMutation,
  useJoinStoreMutation,
  useOpenInvitationMutation,
} from '#web/calls/staff/team-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { JoinForm } from '#web/staff/join-form.tsx'
import { LoginForm } from '#web/staff/login-form.tsx'
import { Brand } from '#web/page/brand.tsx'
import { useLinkCode } from '#web/staff/use-link-code.ts'
import { useAppSelector } from '#web/state/store.ts'

type Invitation = OutputOf<typeof openInvitation>

/** Where the link of an invitation leads: a new account of the store app, or joining with the one there is. */
export default function JoinPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  return (
    <main id="main" className="store-login">
      <title>{t('team.join.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('team.join.description')} />
      <meta name="robots" content="noindex" />
      <div className="login-card">
        <div className="login-body">
          <span className="login-logo">
            <Brand />
          </span>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          <Join />
        </div>
      </div>
    </main>
  )
}

function Join() {
  const { t } = useTranslation()
  const code = useLinkCode()
  const [open, { data, error }] = useOpenInvitationMutation()
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  useEffect(() => {
    if (code) void open({ body: { code } })
  }, [code, open])
  // The server, which reads no code, and the first render of the browser show the same.
  if (isRestored && code === null)
    return <Refused title={t('team.join.noCodeTitle')}>{t('team.join.noCodeText')}</Refused>
  if (code && error && isApiFailure(error)) {
    const mayPass = error.status === 0 || error.status >= 500
    return (
      <Refused title={t('team.join.failedTitle')}>
        {textOfFailure(error)}
        {mayPass && (
          <Button onClick={() => void open({ body: { code } })}>{t('team.join.tryAgain')}</Button>
        )}
      </Refused>
    )
  }
  if (!code || !data || !isRestored)
    return (
      <p aria-busy>
        <Spinner /> {t('team.join.loading')}
      </p>
    )
  const { storeName: store, email, role } = data
  return (
    <>
      <div>
        <h1>{t('team.join.title', { store })}</h1>
        <p className="soft">{t('team.join.text', { email, role: t(`storeApp.role.${role}`) })}</p>
      </div>
      {data.hasAccount ? (
        <WithAccount code={code} invitation={data} />
      ) : (
        <NewColleague code={code} email={email} />
      )}
    </>
  )
}

function Refused({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <h1>{title}</h1>
      <p className="soft">{children}</p>
      <Link className={buttonClass({ isBlock: true })} to={links.storeAppLogin()}>
        {t('team.join.toLogin')}
      </Link>
    </div>
  )
}

function NewColleague({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate()
  const [accept, { error, isLoading }] = useAcceptInvitationMutation()
  return (
    <JoinForm
      onJoin={(given) => accept({ body: { ...given, code } })}
      onJoined={() => void navigate(links.storeApp())}
      {...{ email, error, isLoading }}
    />
  )
}

/** Who has an account joins as soon as they are logged in with it. */
function WithAccount({ code, invitation: { email } }: { code: string; invitation: Invitation }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useAppSelector(({ partner }) => partner.user)
  const [logIn, loggingIn] = useLogInPartnerMutation()
  const [join, joining] = useJoinStoreMutation()
  const send = async () => {
    const answer = await join({ body: { code } })
    if (answer.data) void navigate(links.storeApp(newest(user?.stores, answer.data.stores)))
  }
  if (user?.email === email)
    return (
      <>
        {isApiFailure(joining.error) && !joining.isLoading && (
          <Banner variant="danger">{textOfFailure(joining.error)}</Banner>
        )}
        <Button
          variant="primary"
          size="lg"
          isBlock
          isLoading={joining.isLoading}
          loadingLabel={t('team.join.sending')}
          onClick={() => void send()}
        >
          {t('team.join.send')}
        </Button>
      </>
    )
  return (
    <>
      <p>
        {user
          ? t('team.join.otherAccount', { email: user.email, invited: email })
          : t('team.join.logInFirst')}
      </p>
      <LoginForm
        onLogIn={logIn}
        notAllowed={t('storeApp.notAPartner')}
        isRemembered
        isLoading={loggingIn.isLoading}
        error={loggingIn.error}
      />
    </>
  )
}

/** The address of the store that was not there before. */
function newest(
  before: readonly { id: string }[] = [],
  after: readonly { id: string; slug: string }[],
): string | undefined {
  return after.find(({ id }) => before.every((store) => store.id !== id))?.slug
}
