import { useState } from 'react'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { formatLondonTime, londonInstant, londonParts } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { usePauseStoreMutation } from '#web/calls/staff/partner-calls.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { durationWords } from './duration-messages.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

const minuteMs = 60_000
const PAUSES = [15, 30, 60, 120] as const
type Pause = (typeof PAUSES)[number] | 'day'

interface PauseDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  store: PartnerStore
}

/** For how long nobody can order, and whether they can for later. It always ends by itself. */
export function PauseDialog({ store, ...frame }: PauseDialogProps) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const [chosen, setChosen] = useState<Pause>(30)
  const [takesPreOrders, setTakesPreOrders] = useState(false)
  const [pause, { error, isLoading }] = usePauseStoreMutation()
  const minutes = chosen === 'day' ? minutesUntilMidnight(now) : chosen
  const until = new Date(now.getTime() + minutes * minuteMs)

  const send = async () => {
    const answer = await pause({ params: { storeId: store.id }, body: { minutes, takesPreOrders } })
    if (!answer.error) frame.onClose()
  }
  return (
    <Dialog
      {...frame}
      title={t('storeApp.pauseTitle')}
      closeLabel={t('storeApp.close')}
      isPressBesideIgnored={false}
      refusal={isLoading ? null : textOfEveryRefusal(error)}
      onSubmit={() => void send()}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('storeApp.pausing')}
        >
          {t('storeApp.pauseNow', { time: formatLondonTime(until) })}
        </Button>
      }
    >
      <p className="soft">{t('storeApp.pauseText')}</p>
      <fieldset className="chips board-tap">
        <legend>{t('storeApp.pauseFor')}</legend>
        {[...PAUSES, 'day' as const].map((one) => (
          <Chip
            key={one}
            type="radio"
            name="pause"
            checked={chosen === one}
            onChange={() => setChosen(one)}
          >
            {one === 'day' ? t('storeApp.restOfDay') : durationWords(t, one)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="chips board-tap">
        <legend>{t('storeApp.pauseLater')}</legend>
        {[false, true].map((isTaken) => (
          <Chip
            key={String(isTaken)}
            type="radio"
            name="later"
            checked={takesPreOrders === isTaken}
            onChange={() => setTakesPreOrders(isTaken)}
          >
            {t(isTaken ? 'storeApp.pauseTakesLater' : 'storeApp.pauseTakesNone')}
          </Chip>
        ))}
      </fieldset>
      <p className="small soft" aria-live="polite">
        {t(takesPreOrders ? 'storeApp.pauseEffectLater' : 'storeApp.pauseEffectNone', {
          time: formatLondonTime(until),
        })}
      </p>
    </Dialog>
  )
}

const dayMinutes = 1440

/** To the next midnight in London; a day at most, as the day has 25 hours once a year. */
function minutesUntilMidnight(now: Date): number {
  const midnight = londonInstant(londonParts(now).isoDate, dayMinutes)
  return Math.min(dayMinutes, Math.ceil((midnight.getTime() - now.getTime()) / minuteMs))
}
