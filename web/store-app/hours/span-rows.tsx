import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { SPANS_A_DAY_MAXIMUM, spanText, type DaySpan } from '#rules/stores/usual-week.ts'
import { formatMinute } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { spanBetween } from './hours-draft.ts'

interface SpanRowsProps {
  spans: readonly DaySpan[]
  onChange: (spans: DaySpan[]) => void
  /** Of something that always has hours: the last one has no button to remove it. */
  hasAlways?: boolean
}

const evening: DaySpan = { startMinute: 17 * 60, durationMinutes: 5 * 60 }

/** From and until of each of some hours, in the order in which they were added. */
export function SpanRows({ spans, onChange, hasAlways = false }: SpanRowsProps) {
  const { t } = useTranslation()
  // A time that is being typed is no time yet: it is shown, and the hours stay as they were.
  const [rows, setRows] = useState(() => spans.map(rowOf))
  const [added, setAdded] = useState(0)
  const put = (next: Row[]) => {
    setRows(next)
    onChange(next.map(({ span }) => span))
  }
  const type = (index: number, typed: Partial<Pick<Row, 'from' | 'until'>>) => {
    put(
      rows.map((row, at) => {
        if (at !== index) return row
        const changed = { ...row, ...typed }
        return { ...changed, span: spanBetween(changed.from, changed.until) ?? row.span }
      }),
    )
  }
  const add = () => {
    const last = rows.at(-1)?.span
    const afterLast = last && last.startMinute + last.durationMinutes + 60
    const isRoom = afterLast !== undefined && afterLast <= 22 * 60
    const span = isRoom
      ? { startMinute: afterLast, durationMinutes: 120 }
      : last
        ? morning
        : evening
    put([...rows, { ...rowOf(span), key: `added ${added}` }])
    setAdded(added + 1)
  }
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={row.key} className="hours-span">
          <legend className="sr">{t('hours.nth', { number: String(index + 1) })}</legend>
          <Field
            type="time"
            label={t('hours.from')}
            value={row.from}
            onChange={(event) => type(index, { from: event.target.value })}
          />
          <Field
            type="time"
            label={t('hours.end')}
            value={row.until}
            onChange={(event) => type(index, { until: event.target.value })}
          />
          {(rows.length > 1 || !hasAlways) && (
            <IconButton
              icon={X}
              label={t('hours.removeSpan', { times: spanText(row.span) })}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            />
          )}
        </fieldset>
      ))}
      {rows.length < SPANS_A_DAY_MAXIMUM && (
        <Button className="hours-add" onClick={add}>
          <Icon of={Plus} />
          {t('hours.addSpan')}
        </Button>
      )}
    </>
  )
}

interface Row {
  key: string
  from: string
  until: string
  span: DaySpan
}

const morning: DaySpan = { startMinute: 11 * 60, durationMinutes: 60 }

function rowOf(span: DaySpan): Row {
  return {
    key: spanText(span),
    from: formatMinute(span.startMinute),
    until: formatMinute(span.startMinute + span.durationMinutes),
    span,
  }
}
