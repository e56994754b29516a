import type { Store } from '#contract/stores/stores.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreFacts } from './store-facts.tsx'
import type { OutputOf } from '#contract/call.ts'
import type { getDeliveryZone } from '#contract/address.ts'
import { formatPounds } from '#rules/money/pence.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useGetDeliveryZoneQuery } from '#web/calls/store-calls.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { formatDurations, formatFee } from '#web/messages/formats.ts'
import { useAppSelector } from '#web/state/store.ts'

interface StoreHoursDialogProps {
  store: Store
  isOpen: boolean
  onClose: () => void
}

/** Hours and contact. */
export function StoreHoursDialog({ store, isOpen, onClose }: StoreHoursDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={t('menu.hoursTitle')}
      closeLabel={t('shell.close')}
    >
      <StoreFacts store={store} delivery={<ZoneTerms store={store} />} />
    </Dialog>
  )
}

/** The delivery terms of a store for the searched postcode: every fee tier of its zone. */
function ZoneTerms({ store }: { store: Pick<Store, 'id' | 'services'> }) {
  const { t } = useTranslation()
  const { postCode, latitude, longitude } = useAppSelector(({ searchAddress }) => searchAddress)
  const isPlaced = latitude !== 0 || longitude !== 0
  const hasZoneQuery = postCode !== '' && store.services.includes('delivery')
  const { currentData: zone, error } = useGetDeliveryZoneQuery(
    { query: { storeId: store.id, postcode: postCode, ...(isPlaced && { latitude, longitude }) } },
    { skip: !hasZoneQuery, refetchOnMountOrArgChange: 60 },
  )
  if (!hasZoneQuery || (!zone && !error)) return null
  return (
    <section className="stack">
      <h3>{t('menu.deliveryTo', { place: postCode })}</h3>
      {zone ? <Terms zone={zone} /> : <p>{isApiFailure(error) && textOfFailure(error)}</p>}
    </section>
  )
}

function Terms({ zone }: { zone: OutputOf<typeof getDeliveryZone> }) {
  const { t } = useTranslation()
  const { feeTiers, minimumOrderPence, minMinutes, maxMinutes } = zone
  return (
    <ul className="stack gap-1 zone-terms">
      {feeTiers.map(({ fromPence, feePence }) => (
        <li key={fromPence}>
          {fromPence <= minimumOrderPence
            ? t('menu.zoneFee', { fee: formatFee(feePence) })
            : t('menu.zoneFeeFrom', { fee: formatFee(feePence), amount: formatPounds(fromPence) })}
        </li>
      ))}
      <li>
        {minimumOrderPence === 0
          ? t('menu.noMinimumOrder')
          : t('menu.zoneMinimum', { amount: formatPounds(minimumOrderPence) })}
      </li>
      <li>{t('menu.zoneWay', { time: formatDurations({ from: minMinutes, to: maxMinutes }) })}</li>
    </ul>
  )
}
