import { Banknote, CircleSlash, CreditCard, Phone } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergyBlock } from './allergy-block.tsx'
import { HeldNotice } from './held-acts.tsx'
import { useOrderActions } from './order-actions.ts'
import { OrderFood, OrderWishes } from './order-food.tsx'
import { OrderNumber } from './order-number.tsx'
import { serviceWords, shortName } from './order-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useState, type CSSProperties } from 'react'
import { formatLondonTime } from '#rules/time/london.ts'
import { Spinner } from '#ui/spinner.tsx'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { countdownText, MINUTES_STEP, promisableMinutes, shareOf } from './order-times.ts'
import { WaitingForCustomer } from '#web/store-app/order-change/changes-of-order.tsx'
import { UnsentNotice } from '#web/store-app/offline/unsent-notice.tsx'
import { useAccept } from './use-order-act.ts'

const minuteMs = 60_000

/** An order that waits for an answer. */
export function NewOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { end, notice, held, sellOut } = useOrderActions()
  const heldAct = held.find((each) => each.order.id === order.id)
  const { id, number, contact, address, totalPence, acts } = order
  const seen = () => notice(order)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: a press or focus anywhere in it only silences the bell
    <article
      className="order new"
      data-order={id}
      aria-label={t('storeApp.newOrder', { number })}
      onPointerDown={seen}
      onFocus={seen}
    >
      <AllergyBlock order={order} />
      <div className="pad">
        <header>
          <div>
            <OrderNumber order={order} />
            <ServiceLine order={order} />
            <p className="small muted">
              {[shortName(contact.name), address?.postCode].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="left">
            <b>{formatPence(totalPence)}</b>
            <span className="paid">
              <Icon of={order.payment ? CreditCard : Banknote} />
              {t(order.payment ? 'storeApp.byCard' : 'storeApp.cash')}
            </span>
          </p>
        </header>
        <WaitingForCustomer order={order} />
        <OrderFood order={order} />
        <OrderWishes order={order} />
        <UnsentNotice order={order} />
        {heldAct ? (
          <HeldNotice held={heldAct} />
        ) : (
          acts.includes('accept') && <AcceptOrder order={order} />
        )}
        <div className="row">
          <a
            className={buttonClass({ variant: 'quiet', className: 'beside' })}
            href={`tel:${contact.phone}`}
          >
            <Icon of={Phone} />
            <span className="only-phone">{t('storeApp.ring')}</span>
            <span className="only-desktop">{t('storeApp.ringCustomer')}</span>
          </a>
          <Button variant="quiet" className="beside" onClick={() => sellOut(order)}>
            <Icon of={CircleSlash} />
            {t('storeApp.soldOutOf.open')}
          </Button>
          {acts.includes('decline') && !heldAct && (
            <Button variant="danger" className="beside" onClick={() => end(order, 'decline')}>
              {t('storeApp.decline')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function ServiceLine({ order }: { order: Order }) {
  const { t } = useTranslation()
  return <p className="soft">{serviceWords(t, order, useServerNow(minuteMs))}</p>
}

/** How long the kitchen needs, and the button that promises it while time runs out. */
function AcceptOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const { isAccepting, accept } = useAccept(order)
  const [minutes, setMinutes] = useState(() => promisableMinutes(order.preparationMinutes))
  const isAsap = order.serviceTime === 'asap'
  const readyTime = formatLondonTime(new Date(now.getTime() + minutes * minuteMs))
  const until = new Date(order.deadlineAt)
  const left = 1 - shareOf(new Date(order.placedAt), until, now)
  const label = isAsap
    ? t('storeApp.acceptReady', { time: readyTime })
    : t('storeApp.acceptFor', { time: timeWords(t, new Date(order.serviceTime), now) })
  return (
    <>
      {isAsap && <Minutes minutes={minutes} time={readyTime} onChange={setMinutes} />}
      <button
        type="button"
        className={buttonClass({ variant: 'primary', isBlock: true, className: 'accept' })}
        // React's type does not know custom properties.
        style={{ '--left': `${left * 100}%` } as CSSProperties}
        aria-busy={isAccepting || undefined}
        data-act
        onClick={() => accept(minutes)}
      >
        <span className="accept-label">
          {isAccepting && <Spinner />}
          {isAccepting ? t('storeApp.accepting') : label}
        </span>
        <b>
          <span className="sr">{t('storeApp.timeLeft')}</span>
          {countdownText(until, now)}
        </b>
      </button>
    </>
  )
}

interface MinutesProps {
  minutes: number
  time: string
  onChange: (minutes: number) => void
}

function Minutes({ minutes, time, onChange }: MinutesProps) {
  const { t } = useTranslation()
  const fewer = promisableMinutes(minutes - MINUTES_STEP)
  const more = promisableMinutes(minutes + MINUTES_STEP)
  return (
    <div className="prep">
      <button
        type="button"
        aria-label={t('storeApp.fewerMinutes')}
        aria-disabled={fewer === minutes}
        onClick={() => onChange(fewer)}
      >
        {t('storeApp.fewerMinutesShort')}
      </button>
      <p className="strong" aria-live="polite">
        {t('storeApp.readyIn', { count: minutes })}
        <span className="small soft prep-time">{time}</span>
      </p>
      <button
        type="button"
        aria-label={t('storeApp.moreMinutes')}
        aria-disabled={more === minutes}
        onClick={() => onChange(more)}
      >
        {t('storeApp.moreMinutesShort')}
      </button>
    </div>
  )
}
