import '#web/messages/menu.ts'
import { Timer } from 'lucide-react'
import { useRef } from 'react'
import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order } from '#contract/orders.ts'
import { newAllergens } from '#rules/orders/order-change.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useAnswerOrderChangeMutation } from '#web/calls/order-calls.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ProposedChangeProps {
  order: Order
  orderToken: string | null
  change: OrderChange
}

const secondMs = 1000

/** What the restaurant asks about a dish that has run out, for as long as it may be answered. */
export function ProposedChange({ order, orderToken, change }: ProposedChangeProps) {
  const { t } = useTranslation()
  const { kind, before, proposed, savesPence, paysPence } = change
  const store = order.store.name
  const dish = before.name
  const added = kind === 'replace' ? newAllergens(before.allergens, proposed.allergens) : []
  const words = { store, dish, other: proposed.name, count: proposed.quantity }
  const amounts = { amount: formatPence(savesPence), total: formatPence(paysPence) }
  const key = ({ remove: 'askRemove', reduce: 'askReduce', replace: 'askReplace' } as const)[kind]
  return (
    <section className="panel order-change" aria-labelledby={`change-${change.id}`}>
      <div role="alert">
        <h2 id={`change-${change.id}`}>{t('orderChange.askTitle', { dish })}</h2>
      </div>
      <p>{t(`orderChange.${key}`, words)}</p>
      {added.length > 0 && (
        <Banner variant="warning">
          {t('orderChange.newAllergens', {
            other: proposed.name,
            allergens: allergenList(t, added),
          })}
        </Banner>
      )}
      <p className="strong">
        {t(savesPence > 0 ? 'orderChange.less' : 'orderChange.same', amounts)}
      </p>
      <Answer {...{ order, orderToken, change }} />
      <TimeLeft order={order} change={change} />
    </section>
  )
}

function Answer({ order, orderToken, change }: ProposedChangeProps) {
  const { t } = useTranslation()
  const [send, { isLoading, originalArgs }] = useAnswerOrderChangeMutation()
  // A second press before the first is shown.
  const isSent = useRef(false)
  const answer = async (agrees: boolean) => {
    if (isSent.current) return
    isSent.current = true
    const params = { orderId: order.id, changeId: change.id }
    const { error } = await send({ params, orderToken, body: { agrees } })
    isSent.current = false
    const isTooLate = isApiFailure(error) && error.code === 'ORDER_HAS_CHANGED'
    if (isTooLate)
      return showToast({ id: 'change', variant: 'warning', title: t('orderChange.tooLate') })
    if (error) return showFailure(error)
    showToast({
      id: 'change',
      variant: 'positive',
      title: t('orderChange.sent', { store: order.store.name }),
    })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const isAgreeing = isLoading && originalArgs?.body.agrees === true
  return (
    <div className="order-change-answers">
      <Button
        variant="primary"
        size="lg"
        isLoading={isAgreeing}
        loadingLabel={t('orderChange.accepting')}
        onClick={() => void answer(true)}
      >
        {t('orderChange.accept')}
      </Button>
      <Button
        size="lg"
        isLoading={isLoading && !isAgreeing}
        loadingLabel={t('orderChange.refusing')}
        onClick={() => void answer(false)}
      >
        {t('orderChange.refuse')}
      </Button>
    </div>
  )
}

function TimeLeft({ order, change }: Pick<ProposedChangeProps, 'order' | 'change'>) {
  const { t } = useTranslation()
  const now = useServerNow(secondMs)
  const { deadlineAt, kind, before, proposed, position } = change
  if (deadlineAt === null) return null
  const until = new Date(deadlineAt)
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / secondMs))
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const isOnly = order.lines.every(
    ({ quantity, refundedQuantity }, index) => index === position || quantity === refundedQuantity,
  )
  const words = {
    time: formatLondonTime(until),
    dish: before.name,
    count: proposed.quantity,
    store: order.store.name,
  }
  const otherwise = isOnly ? 'orderChange.ifNotOnly' : 'orderChange.ifNot'
  return (
    <div className="order-change-time">
      <p className="strong">
        <Icon of={Timer} />
        <span className="sr">{t('orderChange.timeLeft')} </span>
        <span role="timer">{left}</span>
      </p>
      <p className="soft small">
        {t(kind === 'reduce' ? 'orderChange.ifNotFewer' : otherwise, words)}
      </p>
    </div>
  )
}
