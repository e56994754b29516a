import { Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { EditedHours, StoreHours } from '#contract/partner/hours.ts'
import type { Service } from '#rules/orders/service.ts'
import { nameOfWeekday, type DaySpan } from '#rules/stores/usual-week.ts'
import { londonInstant, londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AddDayDialog } from './add-day.dialog.tsx'
import {
  decideHoliday,
  decisionOf,
  inOrderOfDate,
  spansText,
  withDay,
  type DateDecision,
} from './hours-draft.ts'
import { SpanRows } from './span-rows.tsx'

const SHOWN_FIRST = 5
const usualEvening: DaySpan = { startMinute: 17 * 60, durationMinutes: 5 * 60 }

type Holiday = StoreHours['holidays'][number]
type DatedHours = EditedHours['exceptions'][number]

interface HolidaysProps {
  draft: EditedHours
  services: readonly Service[]
  holidays: readonly Holiday[]
  onChange: (draft: EditedHours) => void
}

/** The dates that are not like others: bank holidays, and days that the staff have added. */
export function Holidays({ draft, services, holidays, onChange }: HolidaysProps) {
  const { t } = useTranslation()
  const [isAllShown, setAllShown] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const names = new Set(holidays.map(({ date }) => date))
  const days = inOrderOfDate([
    ...holidays.map((holiday) => ({ date: holiday.date, holiday, own: null })),
    ...draft.exceptions
      .filter(({ date, service }) => !names.has(date) || service !== null)
      .map((own) => ({ date: own.date, holiday: null, own })),
  ])
  const shown = isAllShown ? days : days.slice(0, SHOWN_FIRST)
  return (
    <section className="panel hours-flush" aria-labelledby="hours-holidays">
      <div className="head">
        <h2 id="hours-holidays">{t('hours.holidays')}</h2>
        <Button variant="quiet" onClick={() => setAdding(true)}>
          <Icon of={Plus} />
          {t('hours.addDay')}
        </Button>
      </div>
      {days.length === 0 && <p className="hours-empty">{t('hours.noHolidays')}</p>}
      <ul className="hours-holidays">
        {shown.map(({ date, holiday, own }) =>
          holiday ? (
            <HolidayItem key={date} {...{ draft, holiday, onChange }} />
          ) : (
            own && <DayItem key={`${date} ${own.service}`} {...{ draft, onChange }} day={own} />
          ),
        )}
      </ul>
      {shown.length < days.length && (
        <Button variant="quiet" isBlock onClick={() => setAllShown(true)}>
          {t('hours.more', { count: days.length - shown.length })}
        </Button>
      )}
      <AddDayDialog
        isOpen={isAdding}
        {...{ draft, services, onChange }}
        onClose={() => setAdding(false)}
      />
    </section>
  )
}

interface HolidayItemProps {
  draft: EditedHours
  holiday: Holiday
  onChange: (draft: EditedHours) => void
}

function HolidayItem({ draft, holiday, onChange }: HolidayItemProps) {
  const { t } = useTranslation()
  const { date, name } = holiday
  const decision = decisionOf(draft, date)
  const exception = draft.exceptions.find((each) => each.date === date && each.service === null)
  const decide = (next: DateDecision | null) =>
    onChange(decideHoliday(draft, holiday, next, otherHoursOf(draft, date)))
  return (
    <li data-undecided={decision === null || undefined}>
      <div>
        <b>{name}</b>
        <small>{dateText(date)}</small>
        {decision === null && (
          <span className="hours-undecided">
            <Icon of={TriangleAlert} />
            {t('hours.notDecided')}
          </span>
        )}
      </div>
      <Select
        label={t('hours.decision', { name })}
        isLabelHidden
        value={decision ?? 'choose'}
        onChange={({ target }) =>
          decide(target.value === 'choose' ? null : (target.value as DateDecision))
        }
      >
        {(['choose', 'closed', 'usual', 'other'] as const).map((each) => (
          <option key={each} value={each}>
            {t(`hours.decisions.${each}`)}
          </option>
        ))}
      </Select>
      {decision === 'other' && exception && (
        <div className="hours-other">
          <SpanRows
            key={date}
            hasAlways
            spans={exception.spans}
            onChange={(spans) => onChange(withDay(draft, { ...exception, spans }))}
          />
        </div>
      )}
    </li>
  )
}

interface DayItemProps {
  draft: EditedHours
  day: DatedHours
  onChange: (draft: EditedHours) => void
}

/** A day that the staff have added. */
function DayItem({ draft, day, onChange }: DayItemProps) {
  const { t } = useTranslation()
  const { date, service, spans, reason } = day
  const what = spans.length > 0 ? spansText(spans) : t('hours.closedDay')
  const name = reason || t('hours.otherDay')
  const remove = () =>
    onChange({
      ...draft,
      exceptions: draft.exceptions.filter((each) => each.date !== date || each.service !== service),
    })
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {dateText(date)}
          {service && ` · ${t(`hours.onlyService.${service}`)}`}
        </small>
        <span>{what}</span>
      </div>
      <IconButton icon={Trash2} label={t('hours.removeDay', { name })} onClick={remove} />
    </li>
  )
}

/** What other hours of a date begin as: the usual ones of its weekday, or an evening. */
function otherHoursOf({ week }: EditedHours, date: string): readonly DaySpan[] {
  const day = nameOfWeekday(londonParts(londonInstant(date, 720)).weekday)
  const usual = [week.delivery[day], week.collection[day]].find((spans) => spans.length > 0)
  return usual ?? [usualEvening]
}

const dates = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "Fri 25 December 2026". */
const dateText = (date: string) => dates.format(new Date(date)).replace(',', '')
