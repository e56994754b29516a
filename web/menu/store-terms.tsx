import type { ReactNode } from 'react'
import type { Store } from '#contract/stores.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { formatFee, formatPence } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useAppDispatch } from '../state/store.ts'
import { addressDialogOpened } from '../state/search-address.slice.ts'
import { deliveryTerms, formatDate, platformFeeTerms } from './store-words.ts'

/** What cannot be avoided, in the weight of a price: fees, minimum order, and the hygiene rating. */
export function StoreTerms(props: {
  store: Store
  service: Service
  /** Where the food would go; null while nobody has said. */
  place: string | null
}) {
  const { store, service, place } = props
  const { t } = useTranslation()
  const fee = platformFeeTerms(t, store.platformFee)
  const { rating, inspectedOn } = store.hygiene
  return (
    <dl className="terms" aria-label={t('menu.terms')}>
      {service === 'collection' ? (
        <Term name={t('menu.collection')} note={t('menu.collectFrom', { place: store.address })}>
          {t('menu.free')}
        </Term>
      ) : (
        <DeliveryTerm store={store} place={place} />
      )}
      <Term name={t('menu.platformFee')} note={fee.note}>
        {fee.fee}
      </Term>
      <Term name={t('menu.minimumOrder')} note={t('menu.foodAndDrink')}>
        {store.minimumOrderPence === 0 ? t('menu.noMinimum') : formatPence(store.minimumOrderPence)}
      </Term>
      <Term
        name={t('menu.hygiene')}
        note={t('menu.hygieneInspected', { date: formatDate(inspectedOn) })}
      >
        {t(`menu.hygieneRating.${rating}`)}
      </Term>
    </dl>
  )
}

function DeliveryTerm({ store, place }: { store: Store; place: string | null }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const terms = deliveryTerms(t, store)
  const name = place === null ? t('menu.delivery') : <DeliveryTo place={place} />
  if (terms)
    return (
      <Term name={name} note={terms.note}>
        {terms.fee}
      </Term>
    )
  if (place !== null)
    return (
      <Term name={name} note={t('menu.notDeliveredTo', { place })}>
        {t('menu.notDelivered')}
      </Term>
    )
  const { feeTiers, minimumOrderPence } = store
  const fee = formatFee(deliveryFeePence(feeTiers, minimumOrderPence))
  return (
    <Term
      name={name}
      note={
        <button
          type="button"
          className="link-btn only-scripted"
          onClick={() => dispatch(addressDialogOpened())}
        >
          {t('menu.addAddress')}
        </button>
      }
    >
      {feeTiers.length === 0 ? t('menu.byAddress') : t('menu.feeFrom', { fee })}
    </Term>
  )
}

/** Where the fee leads to, which on a phone the frame has no room to say. */
function DeliveryTo({ place }: { place: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <>
      {t('menu.delivery')}{' '}
      <button
        type="button"
        className="link-btn only-phone"
        aria-haspopup="dialog"
        aria-label={t('menu.toChange', { place })}
        onClick={() => dispatch(addressDialogOpened())}
      >
        {t('menu.to', { place })}
      </button>
    </>
  )
}

function Term(props: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.children} <small>{props.note}</small>
      </dd>
    </div>
  )
}
