import { useState } from 'react'
import type { ServiceTime } from '#contract/cart.ts'
import { freeSlotOf, type SlotDay, type SlotTold } from '#rules/stores/slots-by-day.ts'
import { Chip } from '#ui/chip.tsx'
import { Choice } from '#ui/choice.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { formatDay, formatSlot, nearDay } from './slot-words.ts'

interface SlotTimesProps {
  isAsapOffered: boolean
  days: readonly SlotDay[]
  now: Date
  time: ServiceTime
  onPick: (time: ServiceTime) => void
}

/** As soon as possible, or a day and one of its quarter hours; those that are full cannot be had. */
export function SlotTimes({ isAsapOffered, days, now, time, onPick }: SlotTimesProps) {
  const { t } = useTranslation()
  const ofTime = days.find(({ slots }) => slots.some(({ startAt }) => isSame(startAt, time)))
  const [shownDate, setShownDate] = useState<string | null>(null)
  const firstFree = days.find(({ slots }) => freeSlotOf(slots))
  const day = days.find(({ date }) => date === shownDate) ?? ofTime ?? firstFree ?? days[0]
  return (
    <div className="stack times">
      {isAsapOffered && (
        <Choice
          type="radio"
          name="service-time"
          checked={time === 'asap'}
          onChange={() => onPick('asap')}
        >
          <span className="strong">{t('cart.asap')}</span>
        </Choice>
      )}
      {days.length > 1 && (
        <div className="scroller tight" role="group" aria-label={t('cart.day')}>
          {days.map(({ date }) => {
            const near = nearDay(date, now)
            return (
              <Chip
                key={date}
                type="radio"
                name="service-day"
                checked={date === day?.date}
                onChange={() => setShownDate(date)}
              >
                {near ? t(`cart.${near}`) : formatDay(date)}
              </Chip>
            )
          })}
        </div>
      )}
      {day && !freeSlotOf(day.slots) && (
        <p className="small">{t(firstFree ? 'cart.dayFull' : 'cart.allFull')}</p>
      )}
      <div className="slots" role="group" aria-label={day && formatDay(day.date)}>
        {day?.slots.map((slot) => (
          <SlotChip key={slot.startAt} slot={slot} time={time} onPick={onPick} />
        ))}
      </div>
    </div>
  )
}

function SlotChip({
  slot,
  time,
  onPick,
}: { slot: SlotTold } & Pick<SlotTimesProps, 'time' | 'onPick'>) {
  const { t } = useTranslation()
  const { startAt, isFull } = slot
  return (
    <Chip
      type="radio"
      name="service-time"
      checked={isSame(startAt, time)}
      disabled={isFull}
      onChange={() => onPick(startAt)}
    >
      {isFull ? <s>{formatSlot(slot)}</s> : formatSlot(slot)}
      {isFull && <b>{t('cart.full')}</b>}
    </Chip>
  )
}

/** Whether a slot is the time that was chosen. */
export const isSame = (startAt: string, time: ServiceTime) =>
  time !== 'asap' && Date.parse(startAt) === Date.parse(time)
