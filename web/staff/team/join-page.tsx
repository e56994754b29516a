import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Brand } from '#web/page/brand.tsx'
import { useLinkCode } from '#web/staff/use-link-code.ts'

interface JoinPageProps {
  pageTitle: string
  description: string
  /** Whether it is known who is logged in. */
  isRestored: boolean
  /** The mutation that says what the link is for. */
  onOpen: (input: { body: { code: string } }) => unknown
  error: unknown
  /** What the link is for; undefined before it has been opened. */
  invitation: { place: string; email: string; role: string } | undefined
  /** Where to go with a link that doesn't work. */
  loginPath: string
  loginText: string
  /** How somebody invited joins. */
  children: (code: string, email: string) => ReactNode
}

/** Where the link of an invitation leads. */
export function JoinPage({ pageTitle, description, ...joining }: JoinPageProps) {
  const { t } = useTranslation()
  return (
    <main id="main" className="store-login">
      <title>{pageTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <div className="login-card">
        <div className="login-body">
          <span className="login-logo">
            <Brand />
          </span>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          <Join {...joining} />
        </div>
      </div>
    </main>
  )
}

type JoinProps = Omit<JoinPageProps, 'pageTitle' | 'description'>

function Join({ isRestored, onOpen, error, invitation, children, ...login }: JoinProps) {
  const { t } = useTranslation()
  const code = useLinkCode()
  useEffect(() => {
    if (code) void onOpen({ body: { code } })
  }, [code, onOpen])
  // The server, which reads no code, and the first render of the browser show the same.
  if (isRestored && (code === null || isMistyped(error)))
    return (
      <Refused title={t('team.join.noCodeTitle')} {...login}>
        {t('team.join.noCodeText')}
      </Refused>
    )
  if (code && error && isApiFailure(error)) {
    const mayPass = error.status === 0 || error.status >= 500
    return (
      <Refused
        title={t('team.join.failedTitle')}
        again={
          mayPass && (
            <Button onClick={() => void onOpen({ body: { code } })} variant="primary" isBlock>
              {t('team.join.tryAgain')}
            </Button>
          )
        }
        {...login}
      >
        {textOfFailure(error)}
      </Refused>
    )
  }
  if (!code || !invitation || !isRestored)
    return (
      <p aria-busy>
        <Spinner /> {t('team.join.loading')}
      </p>
    )
  const { place: store, email, role } = invitation
  return (
    <>
      <div>
        <h1>{t('team.join.title', { store })}</h1>
        <p className="soft">{t('team.join.text', { email, role })}</p>
      </div>
      {children(code, email)}
    </>
  )
}

/** No link of ours has such a code: some of it was left out. */
const isMistyped = (error: unknown) =>
  isApiFailure(error) && error.fields.some(({ field }) => field === 'code')

interface RefusedProps extends Pick<JoinPageProps, 'loginPath' | 'loginText'> {
  title: string
  /** A way to try again. */
  again?: ReactNode
  children: ReactNode
}

function Refused({ title, again, loginPath, loginText, children }: RefusedProps) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      <p className="soft">{children}</p>
      {again}
      <Link className={buttonClass({ isBlock: true })} to={loginPath}>
        {loginText}
      </Link>
    </div>
  )
}
