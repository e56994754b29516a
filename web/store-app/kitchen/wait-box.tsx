import { ClockAlert, TriangleAlert } from 'lucide-react'
import { useContext } from 'react'
import {
  DEFAULT_COOK_COLOURS,
  DEFAULT_WAIT_COLOURS,
  type Wait,
  type WaitColours,
} from '#rules/orders/waiting.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { LiveOrdersContext } from '#web/store-app/live/live-orders.ts'
import { latenessWords } from '#web/store-app/order/order-messages.ts'

/** For how many minutes something has waited, or is late: in words, and by its colour and sign. */
export function WaitBox({ minutes, urgency, isLate = false }: Wait & { isLate?: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={classNames('age', urgency)}>
      {urgency !== 'calm' && <Icon of={urgency === 'soon' ? ClockAlert : TriangleAlert} />}
      {!isLate && <span className="sr">{t('storeApp.compact.waiting')}</span>}
      {latenessWords(t, { isLate, minutes })}
    </p>
  )
}

/** After how many minutes the store's cards turn amber and red; as usual until the store is known. */
export function useWaitColours(): { waiting: WaitColours; cooking: WaitColours } {
  const store = useContext(LiveOrdersContext)?.board.store
  return {
    waiting: store?.waitColours ?? DEFAULT_WAIT_COLOURS,
    cooking: store?.cookColours ?? DEFAULT_COOK_COLOURS,
  }
}
