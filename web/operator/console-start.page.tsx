import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-now.css'
import '#web/messages/now.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { CirclePause } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { Banner } from '#ui/banner.tsx'
import { useGetOpeningListQuery } from '#web/calls/staff/marketplace/marketplace-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { ConsolePage } from './console-page.tsx'
import { Now, NowLoading } from './now/now.tsx'

/** The first page of the console: what waits for a person. */
export default function ConsoleStartPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('now.title')} permission="now">
      {(user) => (
        <>
          <div className="row wrap">
            <h1>{t('now.title')}</h1>
            {user?.operatorRole && isOperatorAllowed(user.operatorRole, 'stores') && <PauseArea />}
          </div>
          {user?.operatorRole && isOperatorAllowed(user.operatorRole, 'settings') && (
            <SetUpNotice />
          )}
          {user ? <Now role={user.operatorRole} /> : <NowLoading />}
        </>
      )}
    </ConsolePage>
  )
}

const PauseAreaDialog = lazyPart(() =>
  import('./now/pause-area.dialog.tsx').then((module) => ({ default: module.PauseAreaDialog })),
)

/** Opens the dialog in which an area is paused. */
function PauseArea() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={CirclePause} />
        {t('now.pauseArea.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PauseAreaDialog onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** For owners, until the marketplace has what it needs before strangers come; the sandbox never does. */
function SetUpNotice() {
  const { t } = useTranslation()
  const { data } = useGetOpeningListQuery(undefined, { refetchOnMountOrArgChange: true })
  const missing = data?.items.filter(({ isMet }) => !isMet) ?? []
  if (missing.length === 0 || data?.payments === 'sandbox') return null
  return (
    <Banner
      variant="warning"
      action={
        <Link className={buttonClass()} to={staffLinks.operatorSettings()}>
          {t('now.seeMissing')}
        </Link>
      }
    >
      {t('now.missing', { count: missing.length })}
    </Banner>
  )
}
