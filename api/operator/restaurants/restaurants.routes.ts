import { restaurantListCalls } from '#contract/operator/restaurants/restaurant-list.ts'
import { restaurantCalls as calls } from '#contract/operator/restaurants/restaurants.ts'
import { operatorHygieneCalls } from '#contract/partner/hygiene.ts'
import { listStoreChanges } from '#api/audit/list-changes.ts'
import type { Context } from '#api/context.ts'
import { accountOf, operatorOf, type Serve } from '#api/http/serve.ts'
import { findEstablishments, linkByMarketplace } from '#api/partner/hygiene/link-establishment.ts'
import { inviteKnownOwners } from '#api/partner/team/invite-known-owners.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { actOnRestaurant } from './act-on-restaurant.ts'
import { addRestaurantNote } from './add-restaurant-note.ts'
import { addRestaurant } from './add-restaurant.ts'
import { changeRestaurant } from './change-restaurant.ts'
import { inviteOwner } from './invite-owner.ts'
import { listRestaurants } from './list-restaurants.ts'
import { pauseRestaurant } from './pause-restaurant.ts'
import { planRestaurantOpening } from './plan-restaurant-opening.ts'
import { readRestaurant } from './read-restaurant.ts'

export function restaurantRoutes(serve: Serve, context: Context): void {
  serve(restaurantListCalls.listRestaurants, ({ query }) => listRestaurants(context, query))
  serve(calls.getRestaurant, async (asking) => {
    const { storeId } = asking.params
    const restaurant = await readRestaurant(context, storeId)
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'restaurant', storeId })
    return restaurant
  })
  serve(calls.listRestaurantChanges, async (asking) => {
    const { params, query } = asking
    const { id } = await findStore(context, { id: params.storeId })
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'restaurant', storeId: id })
    return listStoreChanges(context, id, query)
  })
  serve(calls.actOnRestaurant, (asking) =>
    actOnRestaurant(context, asking.params.storeId, asking.body, operatorOf(asking)),
  )
  serve(calls.planOpening, (asking) =>
    planRestaurantOpening(context, asking.params.storeId, asking.body.opensAt, operatorOf(asking)),
  )
  serve(calls.pauseRestaurant, (asking) =>
    pauseRestaurant(context, asking.params.storeId, asking.body, operatorOf(asking)),
  )
  serve(calls.changeRestaurant, (asking) =>
    changeRestaurant(context, asking.params.storeId, asking.body, operatorOf(asking)),
  )
  serve(calls.addRestaurantNote, (asking) =>
    addRestaurantNote(context, asking.params.storeId, {
      text: asking.body.text,
      accountId: accountOf(asking).accountId,
    }),
  )
  serve(operatorHygieneCalls.findKitchens, async ({ params, query }) => ({
    items: await findEstablishments(context, params.storeId, query.name),
  }))
  serve(operatorHygieneCalls.linkKitchen, async (asking) => {
    const { storeId } = asking.params
    const { establishmentId } = asking.body
    await linkByMarketplace(context, { storeId, changer: operatorOf(asking) }, establishmentId)
    return readRestaurant(context, storeId)
  })
  serve(calls.inviteOwner, (asking) =>
    inviteOwner(context, asking.params.storeId, asking.body.email, {
      changer: operatorOf(asking),
      address: asking.request.ip,
    }),
  )
  serve(restaurantListCalls.inviteOwners, async (asking) => ({
    invited: await inviteKnownOwners(context, operatorOf(asking)),
  }))
  serve(calls.addRestaurant, (asking) =>
    addRestaurant(context, asking.body, {
      changer: operatorOf(asking),
      address: asking.request.ip,
    }),
  )
}
