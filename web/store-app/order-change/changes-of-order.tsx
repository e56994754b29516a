import '#web/messages/change-order.ts'
import '#web/styles/staff/order-change.css'
import { Timer } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { Order } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useEndOrderChangeMutation } from '#web/calls/staff/partner-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { countdownText } from '#web/store-app/order/order-times.ts'
import { SpokenBy } from './spoken-by.tsx'

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
          <li key={change.id} className="stack changed-line">
            <p>{wordsOf(t, change)}</p>
            {change.spokenBy !== '' && (
              <p className="small soft">
                {t('storeApp.allergyDiscussed', { name: change.spokenBy })}
              </p>
            )}
            {change.state === 'waiting' && <Waiting order={order} change={change} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A change that its customer is asked about: staff may ring them meanwhile, or withdraw it. */
function Waiting({ order, change }: { order: Order; change: OrderChange }) {
  const { t } = useTranslation()
  const [isAgreed, setIsAgreed] = useState(false)
  const { isEnding, end } = useEnd(order, change)
  const agree = useRef<HTMLButtonElement>(null)
  return (
    <>
      <p>
        <WaitingBadge change={change} />
      </p>
      {isAgreed ? (
        <AgreedByPhone
          isSending={isEnding('agreedByPhone')}
          onSend={(spokenBy) => void end('agreedByPhone', spokenBy)}
          onBack={() => {
            flushSync(() => setIsAgreed(false))
            agree.current?.focus()
          }}
        />
      ) : (
        <div className="row wrap">
          <Button ref={agree} onClick={() => setIsAgreed(true)}>
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
      )}
    </>
  )
}

function useEnd(order: Order, change: OrderChange) {
  const [send, { isLoading, originalArgs }] = useEndOrderChangeMutation()
  return {
    isEnding: (how: 'agreedByPhone' | 'withdraw') => isLoading && originalArgs?.body.end === how,
    end: async (how: 'agreedByPhone' | 'withdraw', spokenBy = '') => {
      const params = { orderId: order.id, changeId: change.id }
      const { error } = await send({ params, body: { end: how, spokenBy } })
      if (error) showFailure(error)
    },
  }
}

interface AgreedByPhoneProps {
  isSending: boolean
  onSend: (spokenBy: string) => void
  onBack: () => void
}

/** Who has spoken with the customer, before the change is made that they agreed to. */
function AgreedByPhone({ isSending, onSend, onBack }: AgreedByPhoneProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (name.trim() === '') return focusFault(form.current)
    onSend(name.trim())
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={send}>
      <SpokenBy
        name={name}
        onChange={setName}
        hint={t('changeOrder.spokenByHint')}
        isTried={isTried}
      />
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          isLoading={isSending}
          loadingLabel={t('changeOrder.sending')}
        >
          {t('changeOrder.makeChange')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('changeOrder.back')}
        </Button>
      </div>
    </form>
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
