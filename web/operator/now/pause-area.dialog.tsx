import '#web/messages/validation.ts'
import { useId, useState } from 'react'
import { isPauseEnd } from '#rules/stores/pause.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { usePauseAreaMutation } from '#web/calls/staff/operator/area-pause-calls.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantOf } from '#web/staff/time/london-field.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

const MINUTE_MS = 60_000
const AREA_MAXIMUM = 100
const REASON_MAXIMUM = 200
const PAUSES = [30, 60, 120, 240] as const
type Pause = (typeof PAUSES)[number] | 'time'
type Fault = 'area' | 'until' | 'reason'

/** Which area takes no orders, until when, and why. */
export function PauseAreaDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [area, setArea] = useState('')
  const [chosen, setChosen] = useState<Pause>(60)
  const [local, setLocal] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const [pause, { error, isLoading }] = usePauseAreaMutation()
  const ids = { area: useId(), until: useId(), reason: useId() }
  const now = useServerNow(1000)
  const refusal = isLoading ? null : textOfEveryRefusal(error)
  const press = async () => {
    const until = endOf(chosen, local, serverNow())
    const found = faultOf({ area, until, reason })
    setFault(found)
    if (!until || found) {
      if (found) document.getElementById(ids[found])?.focus()
      return
    }
    const answer = await pause({ body: { area, until: until.toISOString(), reason } })
    if (answer.error) return
    const { area: paused, restaurants: count } = answer.data
    const title = t('now.pauseArea.done', { area: paused, count })
    showToast({ id: 'now', variant: 'positive', title })
    setIsOpen(false)
  }
  const until = endOf(chosen, local, now)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t('now.pauseArea.title')}
      closeLabel={t('now.pauseArea.close')}
      refusal={refusal}
      onSubmit={() => void press()}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('now.pauseArea.working')}
        >
          {chosen !== 'time' && until
            ? t('now.pauseArea.confirm', { time: formatLondonTime(until) })
            : t('now.pauseArea.confirmOpen')}
        </Button>
      }
    >
      <div className="stack">
        <p>{t('now.pauseArea.text')}</p>
        <Field
          id={ids.area}
          label={t('now.pauseArea.area')}
          hint={t('now.pauseArea.areaHint')}
          value={area}
          maxLength={AREA_MAXIMUM}
          error={fault === 'area' ? t('now.pauseArea.areaMissing') : undefined}
          onChange={({ target }) => setArea(target.value)}
        />
        <fieldset className="chips">
          <legend className="label">{t('now.pauseArea.for')}</legend>
          {[...PAUSES, 'time' as const].map((one) => (
            <Chip
              key={one}
              type="radio"
              name="pause"
              checked={chosen === one}
              onChange={() => setChosen(one)}
            >
              {pauseWords(t, one)}
            </Chip>
          ))}
        </fieldset>
        {chosen === 'time' && (
          <Field
            id={ids.until}
            type="datetime-local"
            label={t('now.pauseArea.until')}
            value={local}
            error={fault === 'until' ? t('now.pauseArea.untilInvalid') : undefined}
            onChange={({ target }) => setLocal(target.value)}
          />
        )}
        <ReasonField
          id={ids.reason}
          label={t('now.pauseArea.reason')}
          hint={t('now.pauseArea.reasonHint')}
          value={reason}
          maxLength={REASON_MAXIMUM}
          error={fault === 'reason' ? t('now.pauseArea.reasonMissing') : undefined}
          onType={setReason}
        />
      </div>
    </Dialog>
  )
}

function pauseWords(t: Translate, pause: Pause): string {
  if (pause === 'time') return t('now.pauseArea.untilTime')
  return pause < 60
    ? t('now.pauseArea.minutes', { count: pause })
    : t('now.pauseArea.hours', { count: pause / 60 })
}

/** Null: nothing is filled in. */
const endOf = (pause: Pause, local: string, now: Date): Date | null =>
  pause === 'time' ? instantOf(local) : new Date(now.getTime() + pause * MINUTE_MS)

function faultOf(given: { area: string; until: Date | null; reason: string }): Fault | null {
  if (given.area.trim() === '') return 'area'
  if (given.until === null || !isPauseEnd(given.until, serverNow())) return 'until'
  return given.reason.trim() === '' ? 'reason' : null
}
