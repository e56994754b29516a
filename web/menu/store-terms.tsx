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
  if (terms)
    return (
      <Term name={t('menu.delivery')} note={terms.note}>
        {terms.fee}
      </Term>
    )
  if (place !== null)
    return (
      <Term name={t('menu.delivery')} note={t('menu.notDeliveredTo', { place })}>
        {t('menu.notDelivered')}
      </Term>
    )
  const { feeTiers, minimumOrderPence } = store
  const fee = formatFee(deliveryFeePence(feeTiers, minimumOrderPence))
  return (
    <Term
      name={t('menu.delivery')}
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

function Term(props: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.children} <small>{props.note}</small>
      </dd>
    </div>
  )
}
