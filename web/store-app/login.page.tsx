import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { Link, useNavigate, useRouteLoaderData } from 'react-router'
import { useLogInPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { StaffLogin } from '#web/staff/staff-login.tsx'

/** Where the staff of a store log in. Whoever is logged in already goes on to the board. */
export default function StoreAppLogin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const [logIn, { isLoading, error }] = useLogInPartnerMutation()
  const isSignedIn = useAppSelector(({ partner }) => partner.refreshToken !== null)

  useEffect(() => {
    if (isSignedIn) void navigate(staffLinks.storeApp(), { replace: true })
  }, [isSignedIn, navigate])

  return (
    <StaffLogin
      title={t('storeApp.loginTitle')}
      text={t('storeApp.loginText')}
      notAllowed={t('storeApp.notAPartner')}
      forgotPath={staffLinks.storeAppForgotPassword()}
      more={
        <Link className="small strong" to={staffLinks.storeAppHelp()}>
          {t('storeApp.loginHelp')}
        </Link>
      }
      // A device in a kitchen is nobody's own: it stays logged in, unless they say otherwise.
      isRemembered
      onLogIn={logIn}
      {...{ isLoading, error }}
    >
      <title>{t('storeApp.loginPageTitle', { marketplace })}</title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
    </StaffLogin>
  )
}
