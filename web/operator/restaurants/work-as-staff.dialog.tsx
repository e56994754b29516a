import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { useLogOutPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { useWorkAsStaffMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonDialog } from '#web/staff/reason.dialog.tsx'
import { partnerActions } from '#web/state/partner.slice.ts'
import { persistStaff } from '#web/state/persistence/staff-persistence.ts'
import { useAppSelector, type AppStore } from '#web/state/store.ts'

const REASON_MAXIMUM = 500

interface WorkAsStaffDialogProps {
  store: { id: string; name: string }
  /** The page of the store app that is opened; its first without. */
  to?: string | undefined
  onClosed: () => void
}

/** Asks why, then opens the store app of the restaurant. */
export function WorkAsStaffDialog({ store: { id, name }, to, onClosed }: WorkAsStaffDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const state = useStore() as AppStore // The one of our providers.
  // Who is logged in to the store app here, which the console doesn't read otherwise.
  useEffect(() => persistStaff('partner', state), [state])
  const refreshToken = useAppSelector(({ partner }) => partner.refreshToken)
  const [begin] = useWorkAsStaffMutation()
  const [logOut] = useLogOutPartnerMutation()
  const open = async (reason: string) => {
    const answer = await begin({ params: { storeId: id }, body: { reason } })
    if (answer.data) {
      if (refreshToken !== null) void logOut({ refreshToken })
      state.dispatch(partnerActions.signedIn({ ...answer.data, rememberMe: false }))
    }
    return answer
  }
  return (
    <ReasonDialog
      title={t('workAsStaff.title', { store: name })}
      text={t('workAsStaff.text')}
      reason={{
        label: t('workAsStaff.reason'),
        hint: t('workAsStaff.reasonHint'),
        maximum: REASON_MAXIMUM,
      }}
      confirm={t('workAsStaff.confirm')}
      working={t('workAsStaff.opening')}
      send={open}
      onDone={async () => navigate(to ?? staffLinks.storeApp())}
      onClosed={onClosed}
    >
      {refreshToken !== null && <Banner variant="warning">{t('workAsStaff.replaces')}</Banner>}
    </ReasonDialog>
  )
}
