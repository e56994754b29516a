import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/console-team.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import type { OperatorColleague, OperatorInvitation } from '#contract/operator/operator-team.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import {
  useInviteOperatorMutation,
  useListOperatorsQuery,
  useResendOperatorInvitationMutation,
  useWithdrawOperatorInvitationMutation,
} from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { useMarketplaceName } from '#web/operator/marketplace-name.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { TeamLists, TeamLoading } from '#web/staff/team/team-lists.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { InviteForm } from '#web/staff/team/invite-form.tsx'
import { ListedInvitation } from '#web/staff/team/listed-invitation.tsx'
import { useOperatorRoles } from './use-operator-roles.ts'

const OperatorDialog = lazyPart(() =>
  import('./operator.dialog.tsx').then((module) => ({ default: module.OperatorDialog })),
)

/** Who runs the marketplace, and who is invited to. */
export default function OperatorTeamPage() {
  const { t } = useTranslation()
  const marketplace = useMarketplaceName()
  return (
    <ConsolePage name={t('team.pageName')} permission="team" className="store-pages">
      {(user) => (
        <>
          <div>
            <h1>{t('team.title')}</h1>
            <p className="soft">{t('consoleTeam.intro', { marketplace })}</p>
          </div>
          {user ? <Operators /> : <TeamLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function Operators() {
  const { t } = useTranslation()
  const query = useListOperatorsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<OperatorColleague | null>(null)
  const me = useAppSelector(({ operator }) => operator.user?.id)
  const { data } = query
  if (!data) return <NotLoaded {...query} loading={<TeamLoading />} failed={t('team.failed')} />
  return (
    <>
      <TeamLists
        heading={t('consoleTeam.colleagues')}
        colleagues={data.colleagues}
        me={me}
        roleWords={(role) => t(`storeApp.changes.operatorRole.${role}`)}
        onChange={setOpened}
        invitations={data.invitations.map((invitation) => (
          <ListedOperatorInvitation key={invitation.id} invitation={invitation} />
        ))}
      />
      <InviteOperatorForm />
      {opened && (
        <Suspense>
          <OperatorDialog
            key={opened.accountId}
            colleague={opened}
            onClosed={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function InviteOperatorForm() {
  const roles = useOperatorRoles()
  const [invite, { error, isLoading }] = useInviteOperatorMutation()
  return (
    <InviteForm
      {...{ roles, error, isLoading }}
      usualRole="support"
      onInvite={(body) => invite({ body })}
    />
  )
}

function ListedOperatorInvitation({ invitation }: { invitation: OperatorInvitation }) {
  const { t } = useTranslation()
  const [resend, { isLoading: isSending }] = useResendOperatorInvitationMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawOperatorInvitationMutation()
  const { id, email, role, expiresAt } = invitation
  const params = { invitationId: id }
  return (
    <ListedInvitation
      {...{ email, expiresAt, isSending, isWithdrawing }}
      role={t(`storeApp.changes.operatorRole.${role}`)}
      onResend={() => resend({ params })}
      onWithdraw={() => withdraw({ params })}
    />
  )
}
