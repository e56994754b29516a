import { Plus } from 'lucide-react'
import type { EditedHours } from '#contract/partner/hours.ts'
import type { Service } from '#rules/orders/service.ts'
import {
  DAY_NAMES,
  nameOfWeekday,
  overlapsOfWeek,
  spanText,
  type DayName,
  type DaySpan,
} from '#rules/stores/usual-week.ts'
import { formatMinute, londonParts } from '#rules/time/london.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { spansText, type EditedDay } from './hours-draft.ts'
import { barOf, percentOf, weekScale, type WeekScale } from './week-scale.ts'

const dayMinutes = 1440

interface WeekPictureProps {
  draft: EditedHours
  saved: EditedHours
  services: readonly Service[]
  editedDay: EditedDay | null
  onEdit: (day: EditedDay) => void
}

/** A usual week, one line for each day: delivery above collection, each span a bar that opens its editor. */
export function WeekPicture({ draft, saved, services, editedDay, onEdit }: WeekPictureProps) {
  const { t } = useTranslation()
  const scale = weekScale(draft.week)
  const now = useServerNow(60_000)
  const today = nameOfWeekday(londonParts(now).weekday)
  const isChanged = (day: DayName) =>
    services.some(
      (service) => spansText(draft.week[service][day]) !== spansText(saved.week[service][day]),
    )
  const wrong = new Set(
    overlapsOfWeek(draft.week).map(({ service, day, index }) => `${service} ${day} ${index}`),
  )
  return (
    <section className="panel hours-flush" aria-labelledby="hours-week">
      <div className="head">
        <h2 id="hours-week">{t('hours.week')}</h2>
        <p className="hours-key">
          {services.map((service) => (
            <span key={service} className={service}>
              <i aria-hidden />
              {services.length > 1 ? t(`hours.key.${service}`) : t(`hours.serviceTitle.${service}`)}
            </span>
          ))}
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <div className="hours-scroll" tabIndex={0} role="region" aria-label={t('hours.weekRegion')}>
        <div className="hours-week">
          <Axis scale={scale} />
          {DAY_NAMES.map((day) => (
            <div key={day} className="hours-day" role="group" aria-label={t(`hours.day.${day}`)}>
              <h3>
                <span aria-hidden>{t(`hours.shortDay.${day}`)}</span>
                <span className="sr">{t(`hours.day.${day}`)}</span>
                {day === today && <small>{t('hours.today')}</small>}
                {isChanged(day) && <small className="is-changed">{t('hours.dayChanged')}</small>}
              </h3>
              <div className="hours-lanes" style={gridOf(scale)}>
                {services.map((service) => (
                  <Lane
                    key={service}
                    {...{ scale, service, day, wrong, onEdit }}
                    spans={draft.week[service][day]}
                    isEdited={editedDay?.day === day && editedDay.service === service}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Lines at the marks of the scale, and a stronger one at midnight. */
const gridOf = (scale: WeekScale) =>
  ({
    '--marks': scale.marks.length,
    '--midnight': `${percentOf(scale, dayMinutes)}%`,
  }) as React.CSSProperties // Our own properties, which the type doesn't know.

function Axis({ scale }: { scale: WeekScale }) {
  const { t } = useTranslation()
  return (
    <div className="hours-axis" aria-hidden>
      {scale.marks.map((minute) => (
        <span
          key={minute}
          className={minute === dayMinutes ? 'is-midnight' : undefined}
          style={{ left: `${percentOf(scale, minute)}%` }}
        >
          {minute === dayMinutes ? t('hours.midnight') : formatMinute(minute)}
        </span>
      ))}
    </div>
  )
}

interface LaneProps {
  scale: WeekScale
  service: Service
  day: DayName
  spans: readonly DaySpan[]
  /** The spans that overlap another, as "delivery friday 0". */
  wrong: ReadonlySet<string>
  isEdited: boolean
  onEdit: (day: EditedDay) => void
}

function Lane(props: LaneProps) {
  const { scale, service, day, spans, wrong, isEdited, onEdit } = props
  const { t } = useTranslation()
  const words = { service: t(`hours.service.${service}`), day: t(`hours.day.${day}`) }
  const open = () => onEdit({ service, day })
  if (spans.length === 0)
    return (
      <div className="hours-lane">
        <button
          type="button"
          className="hours-none"
          data-lane={`${day} ${service}`}
          aria-label={t(`hours.addOn.${service}`, words)}
          aria-pressed={isEdited}
          onClick={open}
        >
          {t(`hours.none.${service}`)}
          <Icon of={Plus} />
        </button>
      </div>
    )
  return (
    <div className="hours-lane">
      {spans.map((span, index) => {
        const isNextDay = span.startMinute + span.durationMinutes > dayMinutes
        const isAllDay = span.startMinute === 0 && span.durationMinutes === dayMinutes
        const times = isAllDay ? t('hours.allDay') : spanText(span)
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- spans have no names, and two may be alike
            key={index}
            type="button"
            className={classNames('hours-bar', service)}
            style={barOf(scale, span)}
            data-lane={`${day} ${service}`}
            data-wrong={wrong.has(`${service} ${day} ${index}`) || undefined}
            aria-label={t(isNextDay ? 'hours.spanNextDay' : 'hours.span', { times, ...words })}
            aria-pressed={isEdited}
            onClick={open}
          >
            <span>{times}</span>
          </button>
        )
      })}
    </div>
  )
}
