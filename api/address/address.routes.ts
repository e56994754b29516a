import { getDistrict, getPlace, suggestAddresses } from '#contract/address.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { findDistrict } from './find-district.ts'
import { findPlace } from './find-place.ts'
import { suggestPlaces } from './suggest-places.ts'

/** Of one address, for each of the calls: one is made with every letter that many people type. */
const lookUpsPerMinute = { perMinute: 600 }

export function addressRoutes(serve: Serve, { maps }: Context): void {
  serve(getPlace, ({ query }) => findPlace(maps, query), lookUpsPerMinute)
  serve(getDistrict, ({ query }) => findDistrict(maps, query), lookUpsPerMinute)
  serve(suggestAddresses, ({ query }) => suggestPlaces(maps, query), lookUpsPerMinute)
}
