import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/store-app.ts'
import '#web/messages/team.ts'
import '#web/messages/validation.ts'
import { Suspense, useState } from 'react'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { Colleague, Invitation } from '#contract/partner/team.ts'
import type { User } from '#contract/session.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import {
  useInviteColleagueMutation,
  useListTeamQuery,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#web/calls/staff/team-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { TeamLists, TeamLoading } from '#web/staff/team/team-lists.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { SharedTablets } from '#web/store-app/tablet/shared-tablets.tsx'
import { InviteForm } from '#web/staff/team/invite-form.tsx'
import { ListedInvitation } from '#web/staff/team/listed-invitation.tsx'
import { useStaffRoles } from './use-staff-roles.ts'

const StaffColleagueDialog = lazyPart(() =>
  import('./staff-colleague.dialog.tsx').then((module) => ({
    default: module.StaffColleagueDialog,
  })),
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
  const me = useAppSelector(({ partner }) => partner.user?.id)
  const { data } = query
  if (!data) return <NotLoaded {...query} loading={<TeamLoading />} failed={t('team.failed')} />
  return (
    <>
      <TeamLists
        heading={t('team.colleagues')}
        colleagues={data.colleagues}
        me={me}
        roleWords={(role) => t(`storeApp.role.${role}`)}
        onChange={setOpened}
        invitations={data.invitations.map((invitation) => (
          <ListedStoreInvitation key={invitation.id} storeId={store.id} invitation={invitation} />
        ))}
      />
      <InviteColleagueForm storeId={store.id} />
      {opened && (
        <Suspense>
          <StaffColleagueDialog
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

function InviteColleagueForm({ storeId }: { storeId: string }) {
  const roles = useStaffRoles()
  const [invite, { error, isLoading }] = useInviteColleagueMutation()
  return (
    <InviteForm
      {...{ roles, error, isLoading }}
      usualRole="kitchen"
      onInvite={(body) => invite({ params: { storeId }, body })}
    />
  )
}

interface ListedStoreInvitationProps {
  storeId: string
  invitation: Invitation
}

function ListedStoreInvitation({ storeId, invitation }: ListedStoreInvitationProps) {
  const { t } = useTranslation()
  const [resend, { isLoading: isSending }] = useResendInvitationMutation()
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawInvitationMutation()
  const { id, email, role, expiresAt } = invitation
  const params = { storeId, invitationId: id }
  return (
    <ListedInvitation
      {...{ email, expiresAt, isSending, isWithdrawing }}
      role={t(`storeApp.role.${role}`)}
      onResend={() => resend({ params })}
      onWithdraw={() => withdraw({ params })}
    />
  )
}
