import '#web/styles/time-picker.css'
import { useState, type ReactNode } from 'react'
import type { ServiceTime } from '#contract/fields.ts'
import {
  freeSlotOf,
  slotsByDay,
  type SlotDay,
  type ListedSlot,
} from '#rules/stores/slots-by-day.ts'
import { Chip } from '#ui/form/chip.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dayWords, formatDay, formatSlot, rangeWords } from './slot-messages.ts'

interface TimePickerProps {
  /** Two on one page must not be one group of radio buttons. */
  name: string
  legend: string
  slots: readonly ListedSlot[]
  isAsapOffered: boolean
  /** How long as soon as possible takes, if it is known. */
  asapWords: string | null
  now: Date
  time: ServiceTime
  onPick: (time: ServiceTime) => void
}

/**
 * The time: as soon as possible, or a day and one of its slots. Choosing a day takes its first free slot;
 * full ones can't be chosen.
 */
export function TimePicker(props: TimePickerProps) {
  const { name, legend, slots, isAsapOffered, asapWords, now, time, onPick } = props
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  const days = slotsByDay(slots)
  const firstFree = slotsByDay(slots.filter(({ isFull }) => !isFull))[0]
  const isAtTime = isOpened || time !== 'asap' || (!isAsapOffered && days.length > 0)
  const chosen = slots.find(({ startAt }) => isSame(startAt, time))
  const range = chosen ? [chosen] : firstFree?.slots
  return (
    <fieldset className="time-picker">
      <legend className="sr">{legend}</legend>
      <div className="time-tiles">
        <Tile
          name={name}
          title={t('cart.asap')}
          isChosen={!isAtTime}
          isDisabled={!isAsapOffered}
          onChoose={() => {
            setIsOpened(false)
            onPick('asap')
          }}
        >
          {isAsapOffered ? asapWords : t('cart.asapClosed')}
        </Tile>
        <Tile
          name={name}
          title={t('cart.chooseTime')}
          isChosen={isAtTime}
          isDisabled={firstFree === undefined}
          onChoose={() => {
            setIsOpened(true)
            const first = firstFree && freeSlotOf(firstFree.slots)
            if (time === 'asap' && first) onPick(first.startAt)
          }}
        >
          {range?.[0] ? rangeWords(t, [range[0], ...range.slice(1)], now) : t('cart.noTimes')}
        </Tile>
      </div>
      {isAtTime && <DayAndSlot name={name} days={days} now={now} time={time} onPick={onPick} />}
    </fieldset>
  )
}

interface TileProps {
  name: string
  title: string
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
  children: ReactNode
}

function Tile({ name, title, isChosen, isDisabled, onChoose, children }: TileProps) {
  return (
    <label className="time-tile">
      <input
        type="radio"
        name={`${name}-way`}
        checked={isChosen}
        disabled={isDisabled && !isChosen}
        onChange={onChoose}
      />
      <span className="strong">
        {title} <small>{children}</small>
      </span>
    </label>
  )
}

type DayAndSlotProps = Pick<TimePickerProps, 'name' | 'now' | 'time' | 'onPick'> & {
  days: readonly SlotDay[]
}

function DayAndSlot({ name, days, now, time, onPick }: DayAndSlotProps) {
  const { t } = useTranslation()
  const [shownDate, setShownDate] = useState<string | null>(null)
  const ofTime = days.find(({ slots }) => slots.some(({ startAt }) => isSame(startAt, time)))
  const firstFree = days.find(({ slots }) => freeSlotOf(slots))
  const day = days.find(({ date }) => date === shownDate) ?? ofTime ?? firstFree ?? days[0]
  if (!day) return null
  return (
    <>
      {days.length > 1 && (
        <div className="time-days" role="group" aria-label={t('cart.day')}>
          {days.map(({ date }) => (
            <Chip
              key={date}
              type="radio"
              name={`${name}-day`}
              checked={date === day.date}
              onChange={() => setShownDate(date)}
            >
              {dayWords(t, date, now)}
            </Chip>
          ))}
        </div>
      )}
      {!freeSlotOf(day.slots) && (
        <p className="small">{t(firstFree ? 'cart.dayFull' : 'cart.allFull')}</p>
      )}
      <div className="time-slots" role="group" aria-label={formatDay(day.date)}>
        {day.slots.map((slot) => (
          <label key={slot.startAt} className="time-slot">
            <input
              type="radio"
              name={`${name}-slot`}
              checked={isSame(slot.startAt, time)}
              disabled={slot.isFull}
              onChange={() => onPick(slot.startAt)}
            />
            {formatSlot(slot)}
            {slot.isFull && <span className="sr">{t('cart.full')}</span>}
          </label>
        ))}
      </div>
    </>
  )
}

/** Whether a slot is the chosen time. */
export const isSame = (startAt: string, time: ServiceTime) =>
  time !== 'asap' && Date.parse(startAt) === Date.parse(time)
