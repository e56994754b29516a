import { BellRing, Volume2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { viewLink } from '#web/store-app/kitchen/views.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useChosenStore } from '#web/store-app/use-partner.ts'
import { useLiveOrders } from './live-orders.ts'

/** In the top bar of every page beside the board: the way to the orders that need somebody, and to the sound. */
export function OrdersNotice() {
  const { t } = useTranslation()
  const { awaiting, missed, bell } = useLiveOrders()
  const store = useChosenStore()
  const isMissed = missed.length > 0
  const count = isMissed ? missed.length : awaiting.length
  return (
    <div className="right">
      {bell.sound === 'blocked' && (
        <Button className={count > 0 ? 'only-desktop' : undefined} onClick={bell.turnOn}>
          <Icon of={Volume2} />
          {t('storeApp.turnSoundOn')}
        </Button>
      )}
      {count > 0 && (
        <Link
          className={buttonClass({ variant: isMissed ? 'danger' : 'primary' })}
          to={viewLink(store?.slug ?? null, 'board')}
        >
          <Icon of={BellRing} />
          {t(isMissed ? 'storeApp.missedOrders' : 'storeApp.newOrders', { count })}
        </Link>
      )}
    </div>
  )
}
