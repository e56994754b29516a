import '#web/messages/availability.ts'
import { useState } from 'react'
import type { StockedItem } from '#contract/partner/sold-out.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AvailabilityDialog } from './availability.dialog.tsx'
import { availabilityWords } from './availability-words.ts'
import { useChangeAvailability, type StockedKind } from './use-change-availability.ts'

interface AvailabilitySwitchProps {
  storeId: string
  item: StockedItem
  kind: StockedKind
}

/**
 * Sells something out until tomorrow with one press, and puts it back with another. How long it is sold
 * out, and how many are left, can be changed beside it.
 */
export function AvailabilitySwitch({ storeId, item, kind }: AvailabilitySwitchProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState<boolean | null>(null)
  const [change, isChanging] = useChangeAvailability({ storeId, id: item.id, kind })
  const { name, isSoldOut, left } = item
  const words = availabilityWords(t, item)
  const isOnSale = !isSoldOut && left === null

  const turn = async (turned: boolean) => {
    const answer = await change({ kind: turned ? 'untilTomorrow' : 'available' })
    if (answer.error) showFailure(answer.error)
  }
  return (
    <div className="availability">
      <p className="availability-state" role="status">
        {words}
      </p>
      {(isSoldOut || kind === 'product') && (
        <Button
          variant="quiet"
          aria-label={t(isOnSale ? 'availability.countNamed' : 'availability.changeNamed', {
            name,
          })}
          onClick={() => setIsAsking(true)}
        >
          {t(isOnSale ? 'availability.count' : 'availability.change')}
        </Button>
      )}
      <Switch
        className="availability-switch"
        checked={isSoldOut}
        disabled={isChanging}
        aria-label={t('availability.soldOutNamed', { name })}
        onChange={(event) => void turn(event.target.checked)}
      >
        <span aria-hidden>{t('availability.soldOut')}</span>
      </Switch>
      {isAsking !== null && (
        <AvailabilityDialog
          {...{ storeId, item, kind }}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onClosed={() => setIsAsking(null)}
        />
      )}
    </div>
  )
}
