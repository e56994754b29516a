import type { SlotDay } from '#rules/stores/slots-by-day.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import type { Translate } from '../messages/i18n.ts'
import { dayWord } from '../orders/day-words.ts'

/** From the beginning of the day's first slot to the end of its last: "Today, 19:30 to 22:30". */
export function firstDayWords(t: Translate, { slots }: SlotDay, now: Date): string {
  const [first] = slots
  const from = new Date(first.startAt)
  return t('checkout.pickRange', {
    day: dayWord(t, from, now),
    from: formatLondonTime(from),
    to: formatLondonTime(new Date((slots.at(-1) ?? first).endAt)),
  })
}
