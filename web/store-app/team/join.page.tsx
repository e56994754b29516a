import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { useNavigate } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useLogInPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import {
  useAcceptInvitationMutation,
  useJoinStoreMutation,
  useOpenInvitationMutation,
} from '#web/calls/staff/team-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { JoinForm } from '#web/staff/join-form.tsx'
import { LoginForm } from '#web/staff/login-form.tsx'
import { JoinPage } from '#web/staff/team/join-page.tsx'
import { useAppSelector } from '#web/state/store.ts'

/** Where the link of an invitation leads: a new account of the store app, or joining with the one there is. */
export default function StoreJoinPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [open, { data, error }] = useOpenInvitationMutation()
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  return (
    <JoinPage
      pageTitle={t('team.join.pageTitle', { marketplace })}
      description={t('team.join.description')}
      onOpen={open}
      invitation={data && { ...data, place: data.storeName, role: t(`storeApp.role.${data.role}`) }}
      loginPath={staffLinks.storeAppLogin()}
      loginText={t('team.join.toLogin')}
      {...{ isRestored, error }}
    >
      {(code, email) =>
        data?.hasAccount ? (
          <WithAccount {...{ code, email }} />
        ) : (
          <NewColleague {...{ code, email }} />
        )
      }
    </JoinPage>
  )
}

interface JoiningProps {
  code: string
  /** The address that was invited. */
  email: string
}

function NewColleague({ code, email }: JoiningProps) {
  const navigate = useNavigate()
  const [accept, { error, isLoading }] = useAcceptInvitationMutation()
  return (
    <JoinForm
      profileType="partner"
      onJoin={(given) => accept({ body: { ...given, code } })}
      onJoined={() => void navigate(staffLinks.storeApp())}
      {...{ email, error, isLoading }}
    />
  )
}

/** Who has an account joins as soon as they are logged in with it. */
function WithAccount({ code, email }: JoiningProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useAppSelector(({ partner }) => partner.user)
  const [logIn, loggingIn] = useLogInPartnerMutation()
  const [join, joining] = useJoinStoreMutation()
  const send = async () => {
    const answer = await join({ body: { code } })
    if (answer.data) void navigate(staffLinks.storeApp(newest(user?.stores, answer.data.stores)))
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
