import { useState } from 'react'
import { HOURS_LIMITS, type EditedHours } from '#contract/partner/hours.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { DAY_NAMES, nameOfWeekday, type DayName } from '#rules/stores/usual-week.ts'
import { formatMinute, londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { hourOf } from './hours-draft.ts'
import { WholeField } from './whole-field.tsx'

interface PreparationHoursProps {
  draft: EditedHours
  onChange: (draft: EditedHours) => void
}

/** How high the bar of the longest preparation is, in rem. */
const TALLEST_REM = 4

/** How long the kitchen takes in each hour that a day is open, drawn as bars. */
export function PreparationHours({ draft, onChange }: PreparationHoursProps) {
  const { t } = useTranslation()
  const [day, setDay] = useState<DayName>(() => nameOfWeekday(londonParts(serverNow()).weekday))
  const [copies, setCopies] = useState(0)
  const hours = openHoursOf(draft, day)
  const minutesAt = (hour: number) => ownMinutes(draft, day, hour) ?? draft.preparationMinutes
  const longest = Math.max(1, ...hours.map(minutesAt))
  const copy = () => {
    let next = draft
    for (const other of DAY_NAMES.filter((each) => each !== day))
      for (const hour of openHoursOf(draft, other))
        if (hours.includes(hour))
          next = withMinutes(next, other, hour, ownMinutes(draft, day, hour))
    onChange(next)
    setCopies(copies + 1)
  }
  return (
    <section className="panel hours-flush" aria-labelledby="hours-preparation">
      <div className="head">
        <h2 id="hours-preparation">{t('hours.preparation')}</h2>
        <fieldset className="hours-days">
          <legend className="sr">{t('hours.preparationDay')}</legend>
          <div>
            {DAY_NAMES.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="preparation-day"
                  aria-label={t(`hours.day.${each}`)}
                  checked={each === day}
                  onChange={() => setDay(each)}
                />
                <span aria-hidden>{t(`hours.initial.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {hours.length === 0 && (
        <p className="hours-empty">
          {t('hours.preparationClosed', { day: t(`hours.day.${day}`) })}
        </p>
      )}
      {hours.length > 0 && (
        <div
          className="hours-scroll"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
          tabIndex={0}
          role="region"
          aria-label={t('hours.preparationRegion')}
        >
          <div className="hours-preparation" key={`${day} ${copies}`}>
            {hours.map((hour) => (
              <div key={hour} data-own={ownMinutes(draft, day, hour) !== null || undefined}>
                <i
                  aria-hidden
                  style={{ height: `${(minutesAt(hour) / longest) * TALLEST_REM}rem` }}
                />
                <WholeField
                  label={`${t('hours.minutesFrom')} ${formatMinute(hour * 60)}`}
                  isLabelHidden
                  isOptional
                  limits={HOURS_LIMITS.preparationMinutes}
                  placeholder={String(draft.preparationMinutes)}
                  value={ownMinutes(draft, day, hour)}
                  onChange={(minutes) => onChange(withMinutes(draft, day, hour, minutes))}
                />
                <span aria-hidden>{formatMinute(hour * 60)}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      <div className="hours-foot">
        <p className="soft small">
          {t('hours.preparationText', { count: draft.preparationMinutes })}
        </p>
        {hours.length > 0 && (
          <Button variant="quiet" onClick={copy}>
            {t('hours.sameEveryDay')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The hours in which a day's spans are open, past midnight as 24 and on. */
function openHoursOf({ week }: EditedHours, day: DayName): number[] {
  const hours = new Set<number>()
  for (const service of SERVICES)
    for (const { startMinute, durationMinutes } of week[service][day])
      for (
        let hour = Math.floor(startMinute / 60);
        hour * 60 < startMinute + durationMinutes;
        hour += 1
      )
        hours.add(hour)
  return [...hours].sort((a, b) => a - b)
}

function ownMinutes({ preparationHours }: EditedHours, day: DayName, hour: number): number | null {
  const at = hourOf(day, hour)
  return (
    preparationHours.find((each) => each.day === at.day && each.hour === at.hour)?.minutes ?? null
  )
}

/** The minutes of one hour; null: the standard. */
function withMinutes(
  draft: EditedHours,
  day: DayName,
  hour: number,
  minutes: number | null,
): EditedHours {
  const at = hourOf(day, hour)
  const others = draft.preparationHours.filter(
    (each) => each.day !== at.day || each.hour !== at.hour,
  )
  return {
    ...draft,
    preparationHours: minutes === null ? others : [...others, { ...at, minutes }],
  }
}
