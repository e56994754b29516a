import type { ReactNode } from 'react'
import type { ServiceTime } from '#contract/fields.ts'
import type { Store } from '#contract/stores/stores.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { canOrder, opensWords } from './store-messages.ts'
import { untilWords } from '#web/menu/sold-messages.ts'

interface ClosedBannerProps {
  store: Pick<Store, 'tab' | 'opensAt' | 'isPaused' | 'nextSlotAt' | 'pauseNote'>
  /** When the server rendered the page. */
  shownAt: Date
  /** When the food is wanted. */
  serviceTime: ServiceTime
  /** A button of this label that opens the times to choose from. */
  renderTimes: (label: string) => ReactNode
}

/** That a kitchen takes no orders for now, until when, and how to order for later if that is possible. */
export function ClosedBanner(props: ClosedBannerProps) {
  const { store, shownAt, serviceTime, renderTimes } = props
  const { t } = useTranslation()
  const serverNow = useServerNow(60_000)
  // Until hydration, it is as the server rendered it.
  const now = useIsInBrowser() ? serverNow : shownAt
  const { tab, opensAt, nextSlotAt } = store
  if (tab === 'available') return null
  const isForLater = tab === 'preorder'
  const text = canOrder(tab, serviceTime)
    ? t('menu.orderingFor', { time: untilWords(t, new Date(serviceTime), now) })
    : isForLater && nextSlotAt
      ? t('menu.orderFrom', { time: untilWords(t, new Date(nextSlotAt), now) })
      : t(isForLater ? 'menu.orderAhead' : opensAt ? 'menu.takesNoOrders' : 'menu.takesNoOrdersNow')
  return (
    <div className="shut" role="status">
      <div>
        <b>
          {opensAt
            ? t(store.isPaused ? 'menu.pausedUntil' : 'menu.closedOpens', {
                when: opensWords(t, opensAt, now),
              })
            : t('menu.closed')}
        </b>
        {store.pauseNote && <p>{store.pauseNote}</p>}
        <p>{text}</p>
      </div>
      {isForLater &&
        renderTimes(t(serviceTime === 'asap' ? 'menu.orderForLater' : 'menu.changeTime'))}
    </div>
  )
}
