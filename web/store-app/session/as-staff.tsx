import '#web/messages/work-as-staff.ts'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useLogOutPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'

/** Says to an operator, on every page, as which restaurant they work, and lets them leave. */
export function AsStaff() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const [logOut] = useLogOutPartnerMutation()
  const { user, refreshToken } = useAppSelector(({ partner }) => partner)
  const [store] = user?.stores ?? []
  // Not before the store app has closed, whose pages lead whoever is logged out to its log-in.
  const logOutAfterwards = useEffectEvent(() => {
    if (isLeaving && refreshToken !== null) void logOut({ refreshToken })
  })
  useEffect(() => () => logOutAfterwards(), [])
  if (!user?.asStaff || !store || refreshToken === null) return null
  const leave = async () => {
    setIsLeaving(true)
    await navigate(staffLinks.operatorRestaurant(store.id))
  }
  const time = formatLondonTime(new Date(user.asStaff.until))
  return (
    <section aria-label={t('workAsStaff.region')} className="as-staff">
      <Banner
        variant="warning"
        icon={KeyRound}
        title={t('workAsStaff.working', { store: store.name, time })}
        action={
          <Button
            isLoading={isLeaving}
            loadingLabel={t('workAsStaff.leaving')}
            onClick={() => void leave()}
          >
            {t('workAsStaff.leave')}
          </Button>
        }
      />
    </section>
  )
}

/** In place of logging in again: such a session is opened in the console. */
export function AsStaffEnded({ store }: { store: { id: string; name: string } }) {
  const { t } = useTranslation()
  return (
    <Banner
      variant="danger"
      className="session-ended"
      title={t('workAsStaff.endedTitle', { store: store.name })}
      action={
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={staffLinks.operatorRestaurant(store.id)}
        >
          {t('workAsStaff.toConsole')}
        </Link>
      }
    >
      {t('workAsStaff.endedText')}
    </Banner>
  )
}
