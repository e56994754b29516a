import '#web/styles/orders/order-change.css'
import '#web/messages/order-change.ts'
import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ProposedChange } from './proposed-change.tsx'

interface OrderChangesProps {
  order: Order
  orderToken: string | null
}

/** What the restaurant asks about dishes that have run out, and what has become of those before. */
export function OrderChanges({ order, orderToken }: OrderChangesProps) {
  const { changes } = order
  const waiting = changes.filter(({ state }) => state === 'waiting')
  const decided = changes.filter(({ state }) => state !== 'waiting')
  return (
    <>
      {waiting.map((change) => (
        <ProposedChange key={change.id} {...{ order, orderToken, change }} />
      ))}
      {decided.length > 0 && <Decided changes={decided} store={order.store.name} />}
    </>
  )
}

function Decided({ changes, store }: { changes: readonly OrderChange[]; store: string }) {
  const { t } = useTranslation()
  return (
    <section className="panel order-changes" aria-labelledby="order-changes">
      <h2 id="order-changes">{t('orderChange.title')}</h2>
      <ul className="stack">
        {changes.map((change) => (
          <DecidedChange key={change.id} change={change} store={store} />
        ))}
      </ul>
    </section>
  )
}

function DecidedChange({ change, store }: { change: OrderChange; store: string }) {
  const { t } = useTranslation()
  const { kind, state, result, before, proposed, savesPence, paysPence } = change
  const isStaying = result === 'unchanged'
  const isOut = result === 'removed' || kind === 'remove'
  const words = { amount: formatPence(savesPence), total: formatPence(paysPence) }
  if (isStaying)
    return (
      <li>
        <p className="strong">
          {t('orderChange.times', { count: before.quantity })} {before.name}
        </p>
        <p className="soft small">
          {t('orderChange.stays')}
          {state !== 'withdrawn' && `. ${t('orderChange.callsYou', { store })}`}
        </p>
      </li>
    )
  return (
    <li>
      <p>
        <span className="sr">{t('orderChange.was')} </span>
        <s>
          {t('orderChange.times', { count: before.quantity })} {before.name}
        </s>
      </p>
      <p className="strong">
        <span className="sr">{t('orderChange.now')} </span>
        {isOut
          ? t('orderChange.takenOut')
          : `${t('orderChange.times', { count: proposed.quantity })} ${proposed.name}`}
      </p>
      <p className="soft small">
        {t(savesPence > 0 ? 'orderChange.payLess' : 'orderChange.paySame', words)}
      </p>
    </li>
  )
}
