import { getDeliveryZone as getDeliveryZoneCall } from '#contract/address.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { getDeliveryZone } from './get-delivery-zone.ts'

export function deliveryRoutes(serve: Serve, context: Context): void {
  serve(getDeliveryZoneCall, ({ query }) => getDeliveryZone(context, query))
}
