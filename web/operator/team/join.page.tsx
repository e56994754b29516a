import '#web/styles/staff/store-app.css'
import '#web/messages/console-team.ts'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Brand } from '#web/page/brand.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import {
  useAcceptOperatorInvitationMutation,
  useOpenOperatorInvitationMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { JoinForm } from '#web/staff/join-form.tsx'
import { useLinkCode } from '#web/staff/use-link-code.ts'
import { useAppSelector } from '#web/state/store.ts'

/** Where the link of an invitation to run the marketplace leads: a new account of the console. */
export default function OperatorJoinPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  return (
    <main id="main" className="store-login">
      <title>{t('consoleTeam.joinPageTitle', { marketplace })}</title>
      <meta name="description" content={t('consoleTeam.joinDescription')} />
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
  const navigate = useNavigate()
  const { marketplaceName } = useSiteFacts()
  const code = useLinkCode()
  const [open, { data, error }] = useOpenOperatorInvitationMutation()
  const [accept, accepting] = useAcceptOperatorInvitationMutation()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
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
  const { email, role } = data
  return (
    <>
      <div>
        <h1>{t('team.join.title', { store: marketplaceName })}</h1>
        <p className="soft">
          {t('team.join.text', { email, role: t(`storeApp.changes.operatorRole.${role}`) })}
        </p>
      </div>
      <JoinForm
        email={email}
        onJoin={(given) => accept({ body: { ...given, code } })}
        onJoined={() => void navigate(links.operator())}
        isLoading={accepting.isLoading}
        error={accepting.error}
      />
    </>
  )
}

function Refused({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <h1>{title}</h1>
      <p className="soft">{children}</p>
      <Link className={buttonClass({ isBlock: true })} to={links.operatorLogin()}>
        {t('consoleTeam.toLogin')}
      </Link>
    </div>
  )
}
