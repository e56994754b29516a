import * as calls from '#contract/partner/zones.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { changeZones } from './change-zones.ts'
import { describeZones, listZones } from './list-zones.ts'
import { planZones } from './plan-zones.ts'
import { tryPostcode } from './try-postcode.ts'

export function zoneRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.listZones, ({ params }) => listZones(context, params.storeId))
  ofStore(calls.tryPostcode, ({ params, query }) =>
    tryPostcode(context, params.storeId, query.postCode),
  )
  ofStore(calls.previewZones, async ({ params, body }) => {
    const { store, after, baskets } = await planZones(context, params.storeId, body)
    return { baskets, zones: describeZones(context, store, after) }
  })
  ofStore(calls.addZone, (asking) => {
    const { zone, ...seen } = asking.body
    const given = { ...seen, changer: changerOf(asking) }
    return changeZones(context, asking.params.storeId, { zoneId: null, zone }, given)
  })
  ofStore(calls.changeZone, (asking) => {
    const { zone, ...seen } = asking.body
    const { storeId, zoneId } = asking.params
    return changeZones(context, storeId, { zoneId, zone }, { ...seen, changer: changerOf(asking) })
  })
  ofStore(calls.deleteZone, (asking) => {
    const { storeId, zoneId } = asking.params
    const given = { ...asking.query, changer: changerOf(asking) }
    return changeZones(context, storeId, { zoneId, zone: null }, given)
  })
}
