import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/console-team.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListOperatorsQuery } from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { useMarketplaceName } from '#web/operator/marketplace-name.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { TeamLists, TeamLoading } from '#web/staff/team/team-lists.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { InviteOperatorForm } from './invite-operator-form.tsx'
import { ListedOperatorInvitation } from './listed-operator-invitation.tsx'

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
