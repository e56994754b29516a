import { useState } from 'react'
import { flushSync } from 'react-dom'
import { REASON_MAXIMUM_LENGTH, type EditedHours } from '#contract/partner/hours.ts'
import type { Service } from '#rules/orders/service.ts'
import type { DaySpan } from '#rules/stores/usual-week.ts'
import { londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Segment } from '#ui/form/segment.tsx'
import { Select } from '#ui/form/select.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { withDay } from './hours-draft.ts'
import { SpanRows } from './span-rows.tsx'

const evening: DaySpan = { startMinute: 17 * 60, durationMinutes: 5 * 60 }
const empty = { date: '', reason: '', service: 'both', isClosed: true, spans: [evening] }

interface AddDayDialogProps {
  isOpen: boolean
  draft: EditedHours
  services: readonly Service[]
  onChange: (draft: EditedHours) => void
  onClose: () => void
}

/** A day on which the restaurant is closed or has other hours. */
export function AddDayDialog({ isOpen, draft, services, onChange, onClose }: AddDayDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(empty)
  const [problem, setProblem] = useState<'dateProblem' | 'dateTwice' | null>(null)
  const type = (change: Partial<typeof empty>) => {
    setTyped({ ...typed, ...change })
    setProblem(null)
  }
  const add = (form: HTMLFormElement) => {
    const refuse = (found: typeof problem) => {
      flushSync(() => setProblem(found))
      focusFault(form)
    }
    const { date, reason, isClosed, spans } = typed
    const service = typed.service === 'both' ? null : (typed.service as Service)
    if (date === '' || date < londonParts(serverNow()).isoDate) return refuse('dateProblem')
    const isThere =
      draft.usualHolidays.includes(date) ||
      draft.exceptions.some((each) => each.date === date && each.service === service)
    if (isThere) return refuse('dateTwice')
    onChange(withDay(draft, { date, service, reason: reason.trim(), spans: isClosed ? [] : spans }))
    return onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => {
        setTyped(empty)
        setProblem(null)
      }}
      title={t('hours.addDayTitle')}
      closeLabel={t('hours.close')}
      onSubmit={add}
      footer={
        <Button type="submit" variant="primary" size="lg">
          {t('hours.addThisDay')}
        </Button>
      }
    >
      <div className="stack">
        <Field
          type="date"
          label={t('hours.date')}
          value={typed.date}
          error={problem && t(`hours.${problem}`)}
          onChange={(event) => type({ date: event.target.value })}
        />
        <Field
          label={t('hours.reason')}
          hint={t('hours.reasonHint')}
          maxLength={REASON_MAXIMUM_LENGTH}
          value={typed.reason}
          onChange={(event) => type({ reason: event.target.value })}
        />
        {services.length > 1 && (
          <Select
            label={t('hours.forService')}
            value={typed.service}
            onChange={(event) => type({ service: event.target.value })}
          >
            <option value="both">{t('hours.both')}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {t(`hours.serviceTitle.${service}`)}
              </option>
            ))}
          </Select>
        )}
        <Segment
          legend={t('hours.holidays')}
          name="added-day"
          isFill
          value={typed.isClosed ? 'closed' : 'other'}
          onChange={(value) => type({ isClosed: value === 'closed' })}
          options={[
            { value: 'closed', label: t('hours.decisions.closed') },
            { value: 'other', label: t('hours.decisions.other') },
          ]}
        />
        {!typed.isClosed && (
          <SpanRows hasAlways spans={typed.spans} onChange={(spans) => type({ spans })} />
        )}
      </div>
    </Dialog>
  )
}
