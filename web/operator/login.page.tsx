import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { useLogInOperatorMutation } from '#web/calls/staff/operator-calls.ts'
import { useGetSetupQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StaffCard, StaffLogin } from '#web/staff/staff-login.tsx'
import { useAppSelector } from '#web/state/store.ts'

/**
 * Where the staff of the marketplace log in. Whoever is logged in already goes on. Before anybody can, it says how
 * the marketplace is set up.
 */
export default function OperatorLogin() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const [logIn, { isLoading, error }] = useLogInOperatorMutation()
  const isSignedIn = useAppSelector(({ operator }) => operator.refreshToken !== null)
  const { data: setup } = useGetSetupQuery(undefined, { skip: isSignedIn })

  useEffect(() => {
    if (isSignedIn) void navigate(staffLinks.operator(), { replace: true })
  }, [isSignedIn, navigate])

  const head = (
    <>
      <title>{t('operator.loginPageTitle', { marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
    </>
  )
  if (setup?.isAwaited)
    return (
      <StaffCard
        title={t('operator.loginTitle')}
        text={t('operator.nobodyYetText', { marketplace })}
      >
        {head}
      </StaffCard>
    )
  return (
    <StaffLogin
      title={t('operator.loginTitle')}
      text={t('operator.loginText', { marketplace })}
      notAllowed={t('operator.notAnOperator', { marketplace })}
      forgotPath={staffLinks.operatorForgotPassword()}
      isRemembered={false}
      onLogIn={logIn}
      {...{ isLoading, error }}
    >
      {head}
    </StaffLogin>
  )
}
