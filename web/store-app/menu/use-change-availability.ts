import type { BodyOf } from '#contract/call.ts'
import type { AvailabilityChange, changeOptionAvailability } from '#contract/partner/sold-out.ts'
import {
  useChangeOptionAvailabilityMutation,
  useChangeProductAvailabilityMutation,
} from '#web/calls/staff/availability-calls.ts'

/** What can be sold out. Only products are counted. */
export type StockedKind = 'product' | 'option'

type OptionChange = BodyOf<typeof changeOptionAvailability>

interface Stocked {
  storeId: string
  id: string
  kind: StockedKind
}

/** Changes whether a product or an option is on sale; and whether that is on its way. */
export function useChangeAvailability({ storeId, id, kind }: Stocked) {
  const [changeProduct, ofProduct] = useChangeProductAvailabilityMutation()
  const [changeOption, ofOption] = useChangeOptionAvailabilityMutation()
  const change = (body: AvailabilityChange) =>
    kind === 'product'
      ? changeProduct({ params: { storeId, productId: id }, body })
      : changeOption({ params: { storeId, optionId: id }, body: withoutCount(body) })
  return [change, ofProduct.isLoading || ofOption.isLoading] as const
}

function withoutCount(change: AvailabilityChange): OptionChange {
  if (change.kind === 'count') throw new Error('Options are not counted')
  return change
}
