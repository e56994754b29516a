import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { paidPercent } from '#rules/operator/last-hour.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  timeZone: 'Europe/London',
})

type Figures = OutputOf<typeof getNow>['figures']

/** How much is going on, with the last hour drawn beside it. */
export function NowFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const { openOrders, lateOrders, paid, unpaid, course } = figures
  const minutes = (seconds: number) => ({ minutes: (seconds / 60).toFixed(1) })
  const { acceptedWithinSeconds: within, acceptedWithinSecondsWeekBefore: before } = figures
  const percent = paidPercent(figures)
  // As every weekday, it was also seven days ago.
  const day = weekdayFormat.format(serverNow())
  return (
    <dl className="now-figures" aria-label={t('now.figures')}>
      <Figure
        name={t('now.openOrders')}
        value={openOrders}
        note={t('now.toAccept', { count: figures.toAccept })}
        trend={<Sparkline values={course.map((part) => part.openOrders)} />}
      />
      <Figure
        name={t('now.lastHour')}
        value={figures.ordersLastHour}
        note={t('now.weekBefore', { count: figures.ordersWeekBefore, day })}
        trend={<Sparkline values={course.map((part) => part.orders)} />}
      />
      <Figure
        name={t('now.acceptedWithin')}
        value={within === null ? t('now.noneAccepted') : t('now.minutes', minutes(within))}
        note={before !== null && t('now.acceptedWeekBefore', { ...minutes(before), day })}
        trend={<Sparkline values={course.map((part) => part.acceptedWithinSeconds)} />}
      />
      <Figure
        name={t('now.late')}
        value={lateOrders}
        note={
          openOrders > 0 &&
          t('now.shareOfOpen', { percent: Math.round((lateOrders / openOrders) * 100) })
        }
        trend={<Sparkline isQuiet values={course.map((part) => part.lateOrders)} />}
      />
      <Figure
        name={t('now.paid')}
        value={percent === null ? t('now.noneAccepted') : t('now.percent', { percent })}
        note={
          percent === null
            ? t('now.noPayments')
            : t('now.unpaid', { count: unpaid, all: paid + unpaid })
        }
        trend={<Sparkline isQuiet values={course.map((part) => part.paidPercent)} />}
      />
    </dl>
  )
}

interface FigureProps {
  name: string
  value: string | number
  /** What it is to be compared with. */
  note: string | false
  trend: ReactNode
}

function Figure({ name, value, note, trend }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
      {trend}
    </div>
  )
}
