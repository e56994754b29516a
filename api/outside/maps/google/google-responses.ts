import { z } from 'zod'

/** The fields that are read of Google's answers; everything else in them is ignored. */

const text = z.object({ text: z.string() })

/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
export const autocompleteAnswer = z.object({
  // Left out when there are none.
  suggestions: z
    .array(
      z.object({
        // A prediction of a query, not of a place, has none.
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
})
export type AutocompleteAnswer = z.output<typeof autocompleteAnswer>

/** https://developers.google.com/maps/documentation/places/web-service/place-details */
export const detailsAnswer = z.object({
  id: z.string(),
  types: z.array(z.string()).default([]),
  formattedAddress: z.string().default(''),
  addressComponents: z
    .array(
      z.object({
        longText: z.string(),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  location: z.object({ latitude: z.number().default(0), longitude: z.number().default(0) }),
})
export type DetailsAnswer = z.output<typeof detailsAnswer>

const geocoded = z.object({
  place_id: z.string(),
  types: z.array(z.string()).default([]),
  formatted_address: z.string().default(''),
  address_components: z.array(
    z.object({
      long_name: z.string(),
      short_name: z.string().default(''),
      types: z.array(z.string()).default([]),
    }),
  ),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})
export type Geocoded = z.output<typeof geocoded>

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
export const geocodingAnswer = z.object({
  status: z.string(),
  results: z.array(geocoded).default([]),
})
export type GeocodingAnswer = z.output<typeof geocodingAnswer>

/** google.rpc.Status, as the newer APIs answer errors. */
export const errorAnswer = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
})
