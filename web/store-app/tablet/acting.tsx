import '#web/styles/staff/tablet.css'
import '#web/messages/tablet.ts'
import { Lock, UserRound, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { personLeaves } from './person-leaves.ts'
import { useLock, useTablet } from './use-tablet.ts'

const SwitchDialog = lazyPart(() =>
  import('./switch.dialog.tsx').then((module) => ({ default: module.SwitchDialog })),
)

/** Who acts on a shared tablet, with switching and locking; nothing on a device of somebody's own. */
export function Acting() {
  const { t } = useTranslation()
  const tablet = useTablet()
  const lock = useLock()
  const [isSwitching, setIsSwitching] = useState(false)
  if (!tablet) return null
  const { isLocked, name, user } = tablet
  const person = `${user.firstName} ${user.lastName}`.trim() || user.email
  const beginSwitching = () => {
    personLeaves()
    setIsSwitching(true)
  }
  const lockNow = () => {
    lock()
    showToast({ id: 'tablet', variant: 'positive', title: t('tablet.locked') })
  }
  return (
    <div className="acting">
      <p role="status">
        <Icon of={isLocked ? Lock : UserRound} />
        <span className="sr">
          {t('tablet.acting', { name: isLocked ? t('tablet.isLocked', { tablet: name }) : person })}
        </span>
        <b aria-hidden>{isLocked ? name : person}</b>
      </p>
      <Button onClick={beginSwitching}>
        <Icon of={UsersRound} />
        {t('tablet.switch')}
      </Button>
      {!isLocked && <IconButton icon={Lock} label={t('tablet.lock')} onClick={lockNow} />}
      {isSwitching && (
        <Suspense>
          <SwitchDialog storeId={tablet.store.id} onClosed={() => setIsSwitching(false)} />
        </Suspense>
      )}
    </div>
  )
}
