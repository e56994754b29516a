import { hygieneCalls as calls } from '#contract/partner/hygiene.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { readPartnerStore } from '../read-partner-store.ts'
import { findEstablishments, linkEstablishment } from './link-establishment.ts'

export function hygieneRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.findEstablishments, async ({ params, query }) => ({
    items: await findEstablishments(context, params.storeId, query.name),
  }))
  ofStore(calls.linkEstablishment, async (asking) => {
    const { storeId } = asking.params
    const act = { storeId, changer: changerOf(asking) }
    await linkEstablishment(context, act, asking.body.establishmentId)
    return readPartnerStore(context, storeId)
  })
}
