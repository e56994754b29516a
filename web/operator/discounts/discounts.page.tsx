import '#web/styles/staff/operator.css'
import '#web/styles/staff/discounts.css'
import '#web/messages/discounts.ts'
import '#web/messages/operator.ts'
import { useState } from 'react'
import {
  useChangeMarketplaceDiscountMutation,
  useCreateMarketplaceDiscountMutation,
  useListMarketplaceDiscountsInfiniteQuery,
  useStopMarketplaceDiscountMutation,
  type DiscountView,
} from '#web/calls/staff/money/discount-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import type { DiscountActs } from '#web/staff/discounts/discount-acts.ts'
import { DiscountList, DiscountsLoading } from '#web/staff/discounts/discount-list.tsx'

/** The discounts that the marketplace runs: everywhere, and at single restaurants. */
export default function DiscountsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('discounts.operator.title')} permission="discounts">
      {(user) => (user ? <MarketplaceDiscounts /> : <DiscountsLoading />)}
    </ConsolePage>
  )
}

function MarketplaceDiscounts() {
  const { t } = useTranslation()
  const [view, setView] = useState<DiscountView>('current')
  const query = useListMarketplaceDiscountsInfiniteQuery(
    { view },
    { refetchOnMountOrArgChange: true },
  )
  const acts = useActs()
  return (
    <DiscountList
      heading={
        <div>
          <h1>{t('discounts.operator.title')}</h1>
          <p className="soft">{t('discounts.operator.intro')}</p>
        </div>
      }
      who="marketplace"
      onView={setView}
      dishes={null}
      {...{ query, view, acts }}
    />
  )
}

function useActs(): DiscountActs {
  const [create] = useCreateMarketplaceDiscountMutation()
  const [change] = useChangeMarketplaceDiscountMutation()
  const [stop] = useStopMarketplaceDiscountMutation()
  return {
    create: (discount, reach) => create({ body: { discount, ...reach } }).unwrap(),
    change: ({ id: discountId, version }, discount) =>
      change({ params: { discountId }, body: { version, discount } }).unwrap(),
    stop: ({ id: discountId }) => stop({ params: { discountId } }).unwrap(),
  }
}
