import { useRef, useState, type SyntheticEvent } from 'react'
import type { StoreAct } from '#contract/operator/restaurants/restaurants.ts'
import { needsReason } from '#rules/stores/store-lifecycle.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useActOnRestaurantMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { checkWords } from './restaurant-messages.ts'

const REASON_MAXIMUM = 500

interface ActDialogProps {
  act: StoreAct
  restaurant: { id: string; name: string; missing: readonly StoreCheck[] }
  onClosed: () => void
}

/** Asks whether an act is meant, and why. */
export function ActDialog({ act, restaurant, onClosed }: ActDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [send, { error, isLoading }] = useActOnRestaurantMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, name } = restaurant
  const missing = act === 'approve' ? restaurant.missing : []
  const refusal = isLoading ? null : textOfRefusal(error)
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (needsReason(act) && reason.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const answer = await send({ params: { storeId: id }, body: { act, reason } })
    if (answer.error) return
    const title = t(`restaurants.act.${act}.done`, { name })
    showToast({ id: 'restaurant', variant: 'positive', title })
    setIsOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t(`restaurants.act.${act}.title`, { name })}
      closeLabel={t('restaurants.close')}
    >
      <form className="stack" noValidate onSubmit={(event) => void press(event)}>
        <p>{t(`restaurants.act.${act}.text`)}</p>
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        {missing.length > 0 ? (
          <Banner variant="warning">
            {t('restaurants.notReady', { what: checkWords(t, missing) })}
          </Banner>
        ) : (
          <>
            {needsReason(act) && (
              <TextArea
                ref={field}
                label={t('restaurants.reason')}
                hint={t('restaurants.reasonHint')}
                value={reason}
                maxLength={REASON_MAXIMUM}
                error={isMissing ? t('restaurants.reasonMissing') : undefined}
                onChange={({ target }) => {
                  setIsMissing(false)
                  setReason(target.value.replaceAll('\n', ' '))
                }}
              />
            )}
            <div>
              <Button
                type="submit"
                variant="primary"
                isLoading={isLoading}
                loadingLabel={t(`restaurants.act.${act}.working`)}
              >
                {t(`restaurants.act.${act}.confirm`)}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  )
}
