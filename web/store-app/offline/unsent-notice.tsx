import { CloudOff } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOrderActions } from '#web/store-app/order/order-actions.ts'
import { unsentOf } from './with-unsent.ts'

const everyMs = 5000

/** On the card of an order: what was done to it and isn't sent, and how the last of that is taken back. */
export function UnsentNotice({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { isAway, waiting, takeBack } = useOrderActions().offline
  const now = useServerNow(everyMs)
  const own = unsentOf(waiting, order)
  const last = own.at(-1)
  if (!last) return null
  const deadline = new Date(order.deadlineAt)
  const time = formatLondonTime(deadline)
  const words = (act: typeof last) => ({ act: t(`storeApp.unsent.act.${act.command.act}`) })
  return (
    <div className="unsent">
      <div role="status" className="stack">
        {own.map((act) => (
          <p key={act.seq} className="what">
            <Icon of={CloudOff} />
            <span>
              {!isAway
                ? t('storeApp.unsent.sending', words(act))
                : t(
                    act.isTried ? 'storeApp.unsent.waitingToConfirm' : 'storeApp.unsent.waiting',
                    words(act),
                  )}
            </span>
          </p>
        ))}
        {isAway && own[0]?.command.act === 'accept' && (
          <p className="small">
            {t(now < deadline ? 'storeApp.unsent.deadline' : 'storeApp.unsent.deadlinePassed', {
              time,
            })}
          </p>
        )}
      </div>
      {!last.isTried && (
        <Button
          isBlock
          data-act
          aria-label={t('storeApp.unsent.takeBackNamed', { ...words(last), number: order.number })}
          onClick={() => takeBack(last)}
        >
          {t('storeApp.unsent.takeBack')}
        </Button>
      )}
    </div>
  )
}
