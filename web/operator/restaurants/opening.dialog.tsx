import { useRef, useState } from 'react'
import { openingFault, OPENING_DAYS_AHEAD_MAXIMUM } from '#rules/stores/planned-opening.ts'
import type { StoreCheck } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { usePlanOpeningMutation } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { instantOf, localOf } from '#web/staff/time/london-field.ts'
import { openingWords } from '#web/staff/time/opening-words.ts'
import { checkWords } from './restaurant-messages.ts'

interface OpeningDialogProps {
  restaurant: { id: string; name: string; opensAt: string | null; missing: readonly StoreCheck[] }
  onClosed: () => void
}

/** When a restaurant opens to customers automatically, or that it doesn't any more. */
export function OpeningDialog({ restaurant, onClosed }: OpeningDialogProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { id, name, opensAt, missing } = restaurant
  const [isOpen, setIsOpen] = useState(true)
  const [local, setLocal] = useState(opensAt === null ? '' : localOf(new Date(opensAt)))
  const [isFaulty, setIsFaulty] = useState(false)
  const [plan, { error, isLoading }] = usePlanOpeningMutation()
  const field = useRef<HTMLInputElement>(null)
  const refusal = isLoading ? null : textOfEveryRefusal(error)
  const send = async (at: string | null) => {
    const answer = await plan({ params: { storeId: id }, body: { opensAt: at } })
    if (answer.error) return
    const title =
      at === null
        ? t('restaurants.opening.cancelled', { name })
        : t('restaurants.opening.done', { name, date: openingWords(at) })
    showToast({ id: 'restaurant', variant: 'positive', title })
    setIsOpen(false)
  }
  const press = async () => {
    const at = instantOf(local)
    if (!at || openingFault(at, now) !== null) {
      setIsFaulty(true)
      field.current?.focus()
      return
    }
    await send(at.toISOString())
  }
  const isMissing = missing.length > 0
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={t('restaurants.opening.title', { name })}
      closeLabel={t('restaurants.close')}
      startsOn={isMissing ? 'title' : 'field'}
      refusal={refusal}
      onSubmit={() => void press()}
      footer={
        (!isMissing || opensAt !== null) && (
          <>
            {!isMissing && (
              <Button
                type="submit"
                variant="primary"
                size="lg"
                isLoading={isLoading}
                loadingLabel={t('restaurants.opening.working')}
              >
                {t('restaurants.opening.confirm')}
              </Button>
            )}
            {opensAt !== null && (
              <Button
                size="lg"
                aria-disabled={isLoading}
                onClick={() => {
                  if (!isLoading) void send(null)
                }}
              >
                {t('restaurants.opening.cancel')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="stack">
        <p>{t('restaurants.opening.text')}</p>
        {isMissing ? (
          <Banner variant="warning">
            {t('restaurants.notReady', { what: checkWords(t, missing) })}
          </Banner>
        ) : (
          <Field
            ref={field}
            type="datetime-local"
            label={t('restaurants.opening.at')}
            hint={t('restaurants.opening.hint')}
            value={local}
            error={
              isFaulty
                ? t('restaurants.opening.invalid', { days: String(OPENING_DAYS_AHEAD_MAXIMUM) })
                : undefined
            }
            onChange={({ target }) => {
              setIsFaulty(false)
              setLocal(target.value)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
