import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { Colleague } from '#contract/partner/team.ts'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListTeamQuery } from '#web/calls/staff/team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { SharedTablets } from '#web/store-app/tablet/shared-tablets.tsx'
import { InviteForm } from './invite-form.tsx'
import { ListedInvitation } from './listed-invitation.tsx'
import { instantWords } from '#web/staff/instant-words.ts'

const ColleagueDialog = lazyPart(() =>
  import('./colleague.dialog.tsx').then((module) => ({ default: module.ColleagueDialog })),
)

type Store = User['stores'][number]

/** Who works at a store, and who is invited to. */
export default function TeamPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="tablets"
      className="store-pages"
      name={t('team.pageName')}
    >
      <div>
        <h1>{t('team.title')}</h1>
        {store && isRoleAllowed(store.role, 'team') && (
          <p className="soft">{t('team.intro', { store: store.name })}</p>
        )}
      </div>
      {!store && <TeamLoading />}
      {store && isRoleAllowed(store.role, 'team') && <StoreTeam key={store.id} store={store} />}
      {store && <SharedTablets key={`tablets ${store.id}`} storeId={store.id} />}
    </StoreAppPage>
  )
}

function StoreTeam({ store }: { store: Store }) {
  const { t } = useTranslation()
  const arg = { params: { storeId: store.id } }
  const query = useListTeamQuery(arg, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<Colleague | null>(null)
  const { data } = query
  if (!data) return <NotLoaded {...query} loading={<TeamLoading />} failed={t('team.failed')} />
  return (
    <>
      <section aria-labelledby="colleagues">
        <h2 id="colleagues">{t('team.colleagues')}</h2>
        <ul className="panel rows">
          {data.colleagues.map((colleague) => (
            <ListedColleague
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
              <ListedInvitation key={invitation.id} storeId={store.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      <InviteForm storeId={store.id} />
      {opened && (
        <Suspense>
          <ColleagueDialog
            key={opened.accountId}
            store={store}
            colleague={opened}
            onClosed={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ListedColleagueProps {
  colleague: Colleague
  onChange: () => void
}

function ListedColleague({ colleague, onChange }: ListedColleagueProps) {
  const { t } = useTranslation()
  const me = useAppSelector(({ partner }) => partner.user?.id)
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
          <span className="badge">{t(`storeApp.role.${role}`)}</span>{' '}
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
