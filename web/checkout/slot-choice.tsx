import type { ServiceTime } from '#contract/cart.ts'
import type { SlotDay } from '#rules/stores/slots-by-day.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { Select } from '#ui/select.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { dayWord } from '../orders/day-words.ts'
import { useServerNow } from '../calls/use-server-now.ts'

interface SlotChoiceProps {
  days: readonly SlotDay[]
  value: ServiceTime
  onChange: (startAt: string) => void
}

/** A day and a quarter of an hour of it. Choosing another day takes its first time. */
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
          const first = days.find((each) => each.date === target.value)?.slots[0]
          if (first) onChange(first.startAt)
        }}
      >
        {days.map((each) => (
          <option key={each.date} value={each.date}>
            {dayWord(t, new Date(each.slots[0].startAt), now)}
          </option>
        ))}
      </Select>
      <Select
        label={t('checkout.time')}
        value={chosen?.startAt ?? ''}
        onChange={({ target }) => {
          if (target.value) onChange(target.value)
        }}
      >
        {!chosen && <option value="">{t('checkout.chooseTime')}</option>}
        {day?.slots.map(({ startAt, endAt }) => (
          <option key={startAt} value={startAt}>
            {t('checkout.timeRange', {
              from: formatLondonTime(new Date(startAt)),
              to: formatLondonTime(new Date(endAt)),
            })}
          </option>
        ))}
      </Select>
    </div>
  )
}
