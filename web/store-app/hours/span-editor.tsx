import { useEffect, useRef, useState } from 'react'
import type { EditedHours } from '#contract/partner/hours.ts'
import {
  DAY_NAMES,
  overlapsOfWeek,
  spanText,
  type DayName,
  type DaySpan,
} from '#rules/stores/usual-week.ts'
import { formatMinute } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  dayAfter,
  lastOrderMinuteOf,
  spansText,
  withEveryDay,
  withSpans,
  type EditedDay,
} from './hours-draft.ts'
import { SpanRows } from './span-rows.tsx'

interface SpanEditorProps {
  draft: EditedHours
  saved: EditedHours
  editedDay: EditedDay
  onChange: (draft: EditedHours) => void
  onDone: () => void
}

/** The hours of one day and service, and the other days that get the same. */
export function SpanEditor({ draft, saved, editedDay, onChange, onDone }: SpanEditorProps) {
  const { t } = useTranslation()
  const { service, day } = editedDay
  const heading = useRef<HTMLHeadingElement>(null)
  /** The days that get the same, with what they had before. */
  const [others, setOthers] = useState<Partial<Record<DayName, readonly DaySpan[]>>>({})
  const spans = draft.week[service][day]
  const savedSpans = saved.week[service][day]
  const words = { service: t(`hours.service.${service}`), day: t(`hours.day.${day}`) }
  useEffect(() => heading.current?.focus(), [])

  const change = (next: readonly DaySpan[]) => {
    const days = DAY_NAMES.filter((each) => each === day || others[each])
    onChange(days.reduce((hours, each) => withSpans(hours, { service, day: each }, next), draft))
  }
  const copyTo = (other: DayName, isCopied: boolean) => {
    const { [other]: before, ...rest } = others
    const here = draft.week[service][other]
    setOthers(isCopied ? { ...others, [other]: here } : rest)
    onChange(withSpans(draft, { service, day: other }, isCopied ? spans : (before ?? here)))
  }
  const copyToAll = () => {
    const before = DAY_NAMES.map((each) => [each, others[each] ?? draft.week[service][each]])
    setOthers(Object.fromEntries(before.filter(([each]) => each !== day)))
    onChange(withEveryDay(draft, service, spans))
  }
  const close = () => {
    onDone()
    document.querySelector<HTMLElement>(`[data-lane="${day} ${service}"]`)?.focus()
  }
  const isChanged = spansText(spans) !== spansText(savedSpans)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: Escape closes it from each of its own
    <section
      className="panel hours-editor"
      aria-labelledby="hours-editor"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="head">
        <h2 id="hours-editor" ref={heading} tabIndex={-1}>
          {t('hours.editor', words)}
        </h2>
        {isChanged && <span className="hours-draft">{t('hours.changed')}</span>}
      </div>
      {spans.length === 0 && <p className="soft">{t('hours.noHours', words)}</p>}
      <SpanRows spans={spans} onChange={change} />
      <Overlap draft={draft} editedDay={editedDay} />
      <p className="hint" role="status">
        {spans.map((span) => (
          <SpanHint key={spanText(span)} {...{ draft, day, span }} isNamed={spans.length > 1} />
        ))}
        {isChanged &&
          (savedSpans.length > 0
            ? t('hours.was', { times: spansText(savedSpans) })
            : t('hours.wasClosed'))}
      </p>
      <fieldset className="hours-days">
        <legend className="label">{t('hours.sameOn')}</legend>
        <div>
          {DAY_NAMES.map((each) => (
            <label key={each}>
              <input
                type="checkbox"
                aria-label={t(`hours.day.${each}`)}
                checked={each === day || others[each] !== undefined}
                disabled={each === day}
                onChange={(event) => copyTo(each, event.target.checked)}
              />
              <span aria-hidden>{t(`hours.initial.${each}`)}</span>
            </label>
          ))}
        </div>
        <Button variant="quiet" onClick={copyToAll}>
          {t('hours.copyToAll')}
        </Button>
      </fieldset>
      <Button onClick={close}>{t('hours.done')}</Button>
    </section>
  )
}

interface SpanHintProps {
  draft: EditedHours
  day: DayName
  span: DaySpan
  /** One of several, which says of which it speaks. */
  isNamed: boolean
}

/** When a span ends, where that isn't on its day, and when its last order is taken. */
function SpanHint({ draft, day, span, isNamed }: SpanHintProps) {
  const { t } = useTranslation()
  const endMinute = span.startMinute + span.durationMinutes
  const lastOrder = lastOrderMinuteOf(draft, { day, span })
  const end = { day: t(`hours.day.${dayAfter(day, 1)}`), time: formatMinute(endMinute) }
  const isWholeDay = span.durationMinutes === 1440
  return (
    <span>
      {isNamed && `${t('hours.ofSpan', { times: spanText(span) })} `}
      {isWholeDay && `${t('hours.endsAfterDay', end)} `}
      {!isWholeDay && endMinute > 1440 && `${t('hours.endsNextDay', end)} `}
      {lastOrder === null
        ? t('hours.noLastOrder')
        : t('hours.lastOrder', { time: formatMinute(lastOrder) })}{' '}
    </span>
  )
}

function Overlap({ draft, editedDay }: { draft: EditedHours; editedDay: EditedDay }) {
  const { t } = useTranslation()
  const { service, day } = editedDay
  const overlap = overlapsOfWeek(draft.week).find(
    (each) => each.service === service && (each.day === day || each.runs.day === day),
  )
  if (!overlap) return null
  const other = overlap.day === day && overlap.runs.day !== day ? overlap.runs : overlap
  const span = draft.week[service][other.day][other.index]
  return (
    <Banner variant="danger">
      {t('hours.overlaps', {
        day: t(`hours.day.${other.day}`),
        times: span ? spanText(span) : '',
      })}
    </Banner>
  )
}
