import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useAppSelector } from '../state/store.ts'
import { LoginForm } from './login-form.tsx'

const table = [
  { picture: 'curry-rice', vessel: 'bare', x: 50, y: 62, size: 150, turn: -8 },
  { picture: 'flatbread', vessel: 'board', x: 16, y: 40, size: 104, turn: 12 },
  { picture: 'green-salad', vessel: 'bare', x: 86, y: 46, size: 108, turn: 6 },
] as const

/** Where the staff of a store log in. Whoever is logged in already goes on to the board. */
export default function StoreAppLogin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const isSignedIn = useAppSelector(({ partner }) => partner.refreshToken !== null)

  useEffect(() => {
    if (isSignedIn) void navigate(links.storeApp(), { replace: true })
  }, [isSignedIn, navigate])

  return (
    <main id="main" className="store-login">
      <title>{t('storeApp.loginPageTitle', { marketplace })}</title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <div className="login-card">
        <TableSetting seed="" cloth="rhubarb" weave="gingham" dishes={table} isEager />
        <div className="login-body">
          <span className="login-logo">
            <Logo />
          </span>
          <div>
            <h1>{t('storeApp.loginTitle')}</h1>
            <p className="soft">{t('storeApp.loginText')}</p>
          </div>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          <LoginForm />
        </div>
      </div>
    </main>
  )
}
