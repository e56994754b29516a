import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/console-team.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import type { OperatorColleague } from '#contract/operator/operator-team.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListOperatorsQuery } from '#web/calls/staff/console/operator-team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { instantWords } from '#web/staff/instant-words.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { InviteOperatorForm } from './invite-operator-form.tsx'
import { ListedOperatorInvitation } from './listed-operator-invitation.tsx'

const OperatorDialog = lazyPart(() =>
  import('./operator.dialog.tsx').then((module) => ({ default: module.OperatorDialog })),
)

/** Who runs the marketplace, and who is invited to. */
export default function OperatorTeamPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
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
  const { data } = query
  if (!data) return <NotLoaded {...query} loading={<TeamLoading />} failed={t('team.failed')} />
  return (
    <>
      <section aria-labelledby="colleagues">
        <h2 id="colleagues">{t('consoleTeam.colleagues')}</h2>
        <ul className="panel rows">
          {data.colleagues.map((colleague) => (
            <ListedOperator
              key={colleague.accountId}
              colleague={colleague}
              onChange={() => setOpened(colleague)}
            />
          ))}
        </ul>
      </section>
      {data.invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t('team.invitations')}</h2>
          <ul className="panel rows">
            {data.invitations.map((invitation) => (
              <ListedOperatorInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
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

interface ListedOperatorProps {
  colleague: OperatorColleague
  onChange: () => void
}

function ListedOperator({ colleague, onChange }: ListedOperatorProps) {
  const { t } = useTranslation()
  const me = useAppSelector(({ operator }) => operator.user?.id)
  const { accountId, name, email, role, lastSeenAt } = colleague
  const shown = name || email
  return (
    <li className="row-with-acts">
      <div>
        <p>
          <b>{shown}</b>
          {accountId === me && ` (${t('team.you')})`}
        </p>
        <p className="small muted">{name && email}</p>
        <p className="small">
          <span className="badge">{t(`storeApp.changes.operatorRole.${role}`)}</span>{' '}
          <span className="muted">
            {lastSeenAt
              ? t('team.lastSeen', { time: instantWords(lastSeenAt) })
              : t('team.neverSeen')}
          </span>
        </p>
      </div>
      <Button aria-label={t('team.changeOf', { name: shown })} onClick={onChange}>
        {t('team.change')}
      </Button>
    </li>
  )
}

function TeamLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('team.loading')}</p>
      <Skeleton height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}
