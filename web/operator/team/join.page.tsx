import '#web/styles/staff/store-app.css'
import '#web/messages/console-team.ts'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { useNavigate } from 'react-router'
import {
  useAcceptOperatorInvitationMutation,
  useOpenOperatorInvitationMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { JoinForm } from '#web/staff/join-form.tsx'
import { JoinPage } from '#web/staff/team/join-page.tsx'
import { useAppSelector } from '#web/state/store.ts'

/** Where the link of an invitation to run the marketplace leads: a new account of the console. */
export default function OperatorJoinPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [open, { data, error }] = useOpenOperatorInvitationMutation()
  const [accept, accepting] = useAcceptOperatorInvitationMutation()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  return (
    <JoinPage
      pageTitle={t('consoleTeam.joinPageTitle', { marketplace })}
      description={t('consoleTeam.joinDescription')}
      onOpen={open}
      invitation={
        data && {
          ...data,
          place: marketplace,
          role: t(`storeApp.changes.operatorRole.${data.role}`),
        }
      }
      loginPath={staffLinks.operatorLogin()}
      loginText={t('consoleTeam.toLogin')}
      {...{ isRestored, error }}
    >
      {(code, email) => (
        <JoinForm
          email={email}
          profileType="operator"
          onJoin={(given) => accept({ body: { ...given, code } })}
          onJoined={() => void navigate(staffLinks.operator())}
          isLoading={accepting.isLoading}
          error={accepting.error}
        />
      )}
    </JoinPage>
  )
}
