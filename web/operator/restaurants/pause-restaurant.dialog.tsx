import { useId, useState } from 'react'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { isPauseEnd } from '#rules/stores/pause.ts'
import { instantOf } from '#web/staff/time/london-field.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { usePauseRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonField } from '#web/staff/reason-field.tsx'

const REASON_MAXIMUM = 500

interface PauseRestaurantDialogProps {
  restaurant: Restaurant
  onClosed: () => void
}

/** Until when a restaurant takes no orders, and why. */
export function PauseRestaurantDialog({ restaurant, onClosed }: PauseRestaurantDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [local, setLocal] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<'until' | 'reason' | null>(null)
  const [pause, { error, isLoading }] = usePauseRestaurantMutation()
  const [untilId, reasonId] = [useId(), useId()]
  const refusal = isLoading ? null : textOfEveryRefusal(error)
  const { id, name } = restaurant
  const press = async () => {
    const until = instantOf(local)
    const found =
      !until || !isPauseEnd(until, serverNow()) ? 'until' : reason.trim() === '' ? 'reason' : null
    setFault(found)
    if (!until || found) {
      document.getElementById(found === 'reason' ? reasonId : untilId)?.focus()
      return
    }
    const body = { until: until.toISOString(), reason }
    const answer = await pause({ params: { storeId: id }, body })
    if (answer.error) return
    const title = t('restaurants.pause.done', { name })
    showToast({ id: 'restaurant', variant: 'positive', title })
    setIsOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t('restaurants.pause.title', { name })}
      closeLabel={t('restaurants.close')}
      refusal={refusal}
      onSubmit={() => void press()}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isLoading}
          loadingLabel={t('restaurants.pause.working')}
        >
          {t('restaurants.pause.confirm')}
        </Button>
      }
    >
      <div className="stack">
        <p>{t('restaurants.pause.text')}</p>
        <Field
          id={untilId}
          type="datetime-local"
          label={t('restaurants.pause.until')}
          value={local}
          error={fault === 'until' ? t('restaurants.pause.untilInvalid') : undefined}
          onChange={({ target }) => setLocal(target.value)}
        />
        <ReasonField
          id={reasonId}
          label={t('restaurants.reason')}
          hint={t('restaurants.reasonHint')}
          value={reason}
          maxLength={REASON_MAXIMUM}
          error={fault === 'reason' ? t('restaurants.reasonMissing') : undefined}
          onType={setReason}
        />
      </div>
    </Dialog>
  )
}
