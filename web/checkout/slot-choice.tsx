import type { ServiceTime } from '#contract/cart.ts'
import { freeSlotOf, type SlotDay, type SlotTold } from '#rules/stores/slots-by-day.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { Select } from '#ui/select.tsx'
import type { Translate } from '../messages/i18n.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { dayWord } from '../orders/day-words.ts'
import { useServerNow } from '../calls/use-server-now.ts'

interface SlotChoiceProps {
  days: readonly SlotDay[]
  value: ServiceTime
  onChange: (startAt: string) => void
}

/** A day and a quarter of an hour of it. Choosing another day takes its first time that is free. */
export function SlotChoice({ days, value, onChange }: SlotChoiceProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const chosenMs = value === 'asap' ? 0 : Date.parse(value)
  const date = value === 'asap' ? undefined : londonParts(new Date(value)).isoDate
  const day = days.find((each) => each.date === date) ?? days[0]
  const chosen = day?.slots.find(({ startAt }) => Date.parse(startAt) === chosenMs)
  return (
    <div className="two">
      <Select
        label={t('checkout.day')}
        value={day?.date}
        onChange={({ target }) => {
          const next = days.find((each) => each.date === target.value)
          const first = next && freeSlotOf(next.slots)
          if (first) onChange(first.startAt)
        }}
      >
        {days.map((each) => {
          const word = dayWord(t, new Date(each.slots[0].startAt), now)
          const isFull = freeSlotOf(each.slots) === undefined
          return (
            <option key={each.date} value={each.date} disabled={isFull}>
              {isFull ? t('checkout.fullOption', { time: word }) : word}
            </option>
          )
        })}
      </Select>
      <Select
        label={t('checkout.time')}
        value={chosen?.startAt ?? ''}
        onChange={({ target }) => {
          if (target.value) onChange(target.value)
        }}
      >
        {!chosen && <option value="">{t('checkout.chooseTime')}</option>}
        {day?.slots.map((slot) => (
          <option key={slot.startAt} value={slot.startAt} disabled={slot.isFull}>
            {slotWords(t, slot)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** "19:30 to 19:45", "19:30 to 19:45, full". */
function slotWords(t: Translate, { startAt, endAt, isFull }: SlotTold): string {
  const time = t('checkout.timeRange', {
    from: formatLondonTime(new Date(startAt)),
    to: formatLondonTime(new Date(endAt)),
  })
  return isFull ? t('checkout.fullOption', { time }) : time
}
