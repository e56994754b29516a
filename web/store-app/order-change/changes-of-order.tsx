import '#web/messages/change-order.ts'
import { Timer } from 'lucide-react'
import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useEndOrderChangeMutation } from '#web/calls/staff/partner-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { countdownText } from '#web/store-app/order/order-times.ts'

const secondMs = 1000

/** On the card of an order: that its customer is being asked about a change. */
export function WaitingForCustomer({ order }: { order: Pick<Order, 'changes'> }) {
  const waiting = order.changes.find(({ state }) => state === 'waiting')
  return waiting ? (
    <p>
      <WaitingBadge change={waiting} />
    </p>
  ) : null
}

function WaitingBadge({ change: { deadlineAt } }: { change: OrderChange }) {
  const { t } = useTranslation()
  const now = useServerNow(secondMs)
  return (
    <Badge variant="warning" icon={Timer}>
      {t('changeOrder.waiting')}
      {deadlineAt !== null &&
        ` · ${t('changeOrder.waitingLeft', { time: countdownText(new Date(deadlineAt), now) })}`}
    </Badge>
  )
}

/** What was changed of an order, and what its customer is being asked, which staff can end. */
export function ChangesOfOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { changes } = order
  if (changes.length === 0) return null
  return (
    <section className="stack" aria-labelledby="changes-of-order">
      <h3 id="changes-of-order">{t('changeOrder.changes')}</h3>
      <ul className="stack">
        {changes.map((change) => (
          <li key={change.id}>
            <p>{wordsOf(t, change)}</p>
            {change.state === 'waiting' && <Waiting order={order} change={change} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ order, change }: { order: Order; change: OrderChange }) {
  const { t } = useTranslation()
  const [send, { isLoading, originalArgs }] = useEndOrderChangeMutation()
  const end = async (how: 'agreedByPhone' | 'withdraw') => {
    const params = { orderId: order.id, changeId: change.id }
    const { error } = await send({ params, body: { end: how } })
    if (error) showFailure(error)
  }
  const isEnding = (how: string) => isLoading && originalArgs?.body.end === how
  return (
    <>
      <p>
        <WaitingBadge change={change} />
      </p>
      <div className="row wrap">
        <Button
          isLoading={isEnding('agreedByPhone')}
          loadingLabel={t('changeOrder.sending')}
          onClick={() => void end('agreedByPhone')}
        >
          {t('changeOrder.customerAgrees')}
        </Button>
        <Button
          variant="quiet"
          isLoading={isEnding('withdraw')}
          loadingLabel={t('changeOrder.sending')}
          onClick={() => void end('withdraw')}
        >
          {t('changeOrder.withdraw')}
        </Button>
      </div>
    </>
  )
}

function wordsOf(t: Translate, { kind, state, result, before, proposed }: OrderChange): string {
  const dish = before.name
  if (result === 'unchanged') {
    if (state === 'withdrawn') return t('changeOrder.withdrawn', { dish })
    return t(state === 'expired' ? 'changeOrder.unchangedSilent' : 'changeOrder.unchanged', {
      dish,
    })
  }
  if (result === 'removed' || kind === 'remove') return t('changeOrder.removed', { dish })
  if (kind === 'replace') return t('changeOrder.replaced', { dish, other: proposed.name })
  return t('changeOrder.reduced', { dish, count: proposed.quantity, before: before.quantity })
}
