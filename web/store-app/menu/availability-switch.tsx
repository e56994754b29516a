import '#web/messages/availability.ts'
import { useState } from 'react'
import type { StockedItem } from '#contract/partner/sold-out.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { AvailabilityDialog } from './availability.dialog.tsx'
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

/** Whether and how long something is sold out, or how many are left; empty: it is simply on sale. */
function availabilityWords(
  t: Translate,
  { isSoldOut, soldOutUntil, left }: Pick<StockedItem, 'isSoldOut' | 'soldOutUntil' | 'left'>,
): string {
  if (!isSoldOut) return left === null ? '' : t('availability.left', { count: left })
  if (soldOutUntil !== null)
    return t('availability.soldOutUntil', { when: backWords(soldOutUntil) })
  return t(left === 0 ? 'availability.soldOutCounted' : 'availability.soldOutUntilPutBack')
}

const london = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** When something is back, as London's clock and calendar say: "Sat, 16 May, 05:00". */
const backWords = (instant: string): string => london.format(new Date(instant))
