import { nationOfPostcode } from '#rules/stores/import/nation-of-postcode.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'

/** Where a whole postcode is. Throws a FieldError for one that nobody knows, and ADDRESS_API_ERROR. */
export async function locateRestaurant(
  { gazetteer }: Pick<Context, 'gazetteer'>,
  postCode: string,
) {
  const found = await gazetteer.place(postCode)
  if (!found) throw new FieldError([{ field: 'postCode', code: 'invalid_postcode' }])
  const { city, area, latitude, longitude } = found
  return { city, area, latitude, longitude, nation: nationOfPostcode(postCode) }
}
