import { addressCalls } from '#contract/address.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeSavedAddress } from './change-saved-address.ts'
import { deleteSavedAddress } from './delete-saved-address.ts'
import { findDistrict, findPlace, suggestPlaces } from './find-place.ts'
import { listSavedAddresses } from './list-saved-addresses.ts'
import { makeAddressDefault } from './make-address-default.ts'
import { saveAddress } from './save-address.ts'

export function addressRoutes(serve: Serve, context: Context): void {
  const { maps } = context
  serve(addressCalls.getPlace, ({ query }) => findPlace(maps, query))
  serve(addressCalls.getDistrict, ({ query }) => findDistrict(maps, query))
  serve(addressCalls.suggestAddresses, ({ query }) => suggestPlaces(maps, query))
  serve(addressCalls.listSavedAddresses, (asking) =>
    listSavedAddresses(context, accountOf(asking).accountId),
  )
  serve(addressCalls.saveAddress, (asking) =>
    saveAddress(context, accountOf(asking).accountId, asking.body),
  )
  serve(addressCalls.changeSavedAddress, (asking) =>
    changeSavedAddress(context, accountOf(asking).accountId, {
      id: asking.params.id,
      body: asking.body,
    }),
  )
  serve(addressCalls.makeAddressDefault, (asking) =>
    makeAddressDefault(context, accountOf(asking).accountId, asking.params.id),
  )
  serve(addressCalls.deleteSavedAddress, (asking) =>
    deleteSavedAddress(context, accountOf(asking).accountId, asking.params.id),
  )
}
