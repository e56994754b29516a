import { useState, type CSSProperties } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Spinner } from '#ui/spinner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { countdownText, MINUTES_STEP, promisableMinutes } from './order-times.ts'
import { shareOf } from './order-times.ts'
import { useOrderAct } from './use-order-act.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

const minuteMs = 60_000

/** How long the kitchen needs, and the button that promises it while time runs out. */
export function AcceptOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const { underWay, perform } = useOrderAct(order)
  const [minutes, setMinutes] = useState(() => promisableMinutes(order.preparationMinutes))
  const isAsap = order.serviceTime === 'asap'
  const readyTime = formatLondonTime(new Date(now.getTime() + minutes * minuteMs))
  const until = new Date(order.deadlineAt)
  const left = 1 - shareOf(new Date(order.placedAt), until, now)
  const label = isAsap
    ? t('storeApp.acceptReady', { time: readyTime })
    : t('storeApp.acceptFor', { time: timeWords(t, new Date(order.serviceTime), now) })
  const isAccepting = underWay === 'accept'
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
        onClick={() => {
          if (!isAccepting) void perform({ act: 'accept', body: isAsap ? { minutes } : {} })
        }}
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
        {t('storeApp.less')}
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
        {t('storeApp.moreShort')}
      </button>
    </div>
  )
}
