import '#web/styles/staff/statement.css'
import '#web/styles/staff/discounts.css'
import '#web/messages/discounts.ts'
import '#web/messages/store-app.ts'
import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { useGetStaffMenuQuery } from '#web/calls/staff/availability-calls.ts'
import {
  useChangeStoreDiscountMutation,
  useCreateStoreDiscountMutation,
  useListStoreDiscountsInfiniteQuery,
  useStopStoreDiscountMutation,
  type DiscountView,
} from '#web/calls/staff/money/discount-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { DiscountActs, Dishes } from '#web/staff/discounts/discount-acts.ts'
import { DiscountList, DiscountsLoading } from '#web/staff/discounts/discount-list.tsx'
import { MoneyTabs } from '#web/store-app/money-tabs.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'

/** The promo codes, offers and stamp cards of a restaurant, for its staff to run. */
export default function OffersPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="discounts"
      className="discounts-page"
      name={t('discounts.pageName')}
    >
      {store ? <StoreDiscounts key={store.id} store={store} /> : <DiscountsLoading />}
    </StoreAppPage>
  )
}

function StoreDiscounts({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const storeId = store.id
  const [view, setView] = useState<DiscountView>('current')
  const query = useListStoreDiscountsInfiniteQuery(
    { storeId, view },
    { refetchOnMountOrArgChange: true },
  )
  const acts = useActs(storeId)
  const dishes = useDishes(storeId)
  return (
    <DiscountList
      heading={
        <div>
          <h1>{t('discounts.title')}</h1>
          <p className="soft">{t('discounts.intro')}</p>
        </div>
      }
      tabs={<MoneyTabs store={store} current="offers" />}
      who="store"
      onView={setView}
      {...{ query, view, acts, dishes }}
    />
  )
}

function useActs(storeId: string): DiscountActs {
  const [create] = useCreateStoreDiscountMutation()
  const [change] = useChangeStoreDiscountMutation()
  const [stop] = useStopStoreDiscountMutation()
  return {
    create: (discount) => create({ params: { storeId }, body: { discount } }).unwrap(),
    change: ({ id: discountId, version }, discount) =>
      change({ params: { storeId, discountId }, body: { version, discount } }).unwrap(),
    stop: ({ id: discountId }) => stop({ params: { storeId, discountId } }).unwrap(),
  }
}

function useDishes(storeId: string): Dishes {
  const { data, isError } = useGetStaffMenuQuery({ params: { storeId } })
  const items = data
    ? data.categories.flatMap(({ products }) => products.map(({ id, name }) => ({ id, name })))
    : null
  return { items, isFailed: isError }
}
