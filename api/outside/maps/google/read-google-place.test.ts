import { describe, expect, it } from 'vitest'
import { autocompleteAnswer, detailsAnswer, geocodingAnswer } from './google-responses.ts'
import {
  fromDetails,
  fromGeocoding,
  isPlaceToDeliver,
  placeIn,
  suggestionsIn,
} from './read-google-place.ts'

const parts: [long: string, short: string, types: string[]][] = [
  ['12', '12', ['street_number']],
  ['Mare Street', 'Mare St', ['route']],
  ['Hackney', 'Hackney', ['neighborhood', 'political']],
  ['London', 'London', ['postal_town']],
  ['United Kingdom', 'GB', ['country', 'political']],
  ['E8 4RP', 'E8 4RP', ['postal_code']],
]
const position = { latitude: 51.53502, longitude: -0.05775 }

/** One house as Places API (New) answers it. */
const details = (more: object = {}) =>
  fromDetails(
    detailsAnswer.parse({
      name: 'places/ChIJhouse',
      id: 'ChIJhouse',
      types: ['street_address', 'geocode'],
      formattedAddress: '12 Mare St, London E8 4RP, UK',
      addressComponents: parts.map(([longText, shortText, types]) => ({
        longText,
        shortText,
        types,
        languageCode: 'en',
      })),
      location: position,
      ...more,
    }),
  )

/** The same house as the Geocoding API answers it. */
const geocoded = (more: object = {}) => {
  const result = {
    place_id: 'ChIJhouse',
    types: ['street_address'],
    formatted_address: '12 Mare St, London E8 4RP, UK',
    address_components: parts.map(([long_name, short_name, types]) => ({
      long_name,
      short_name,
      types,
    })),
    geometry: {
      location: { lat: position.latitude, lng: position.longitude },
      location_type: 'ROOFTOP',
    },
    partial_match: true,
    ...more,
  }
  return geocodingAnswer.parse({ status: 'OK', results: [result] }).results.map(fromGeocoding)
}

const house = {
  placeId: 'ChIJhouse',
  address: '12 Mare St, London E8 4RP, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 4RP',
  country: 'United Kingdom',
  ...position,
}

describe('a place', () => {
  it('is the same from either API', () => {
    expect(placeIn(details())).toEqual(house)
    expect(geocoded().map((found) => placeIn(found))).toEqual([house])
  })

  it.each([
    ['12 Mare Street, London E8 4RP, United Kingdom', '12 Mare Street, London E8 4RP, UK'],
    ['12 Mare Street, London E8 4RP', '12 Mare Street, London E8 4RP, UK'],
    ['UK', 'London, UK'],
    ['', 'London, UK'],
  ])('written %j has the address %j', (formattedAddress, address) => {
    expect(placeIn(details({ formattedAddress }))).toMatchObject({ address })
  })

  it('has its postcode in the usual spelling', () => {
    const addressComponents = [{ longText: 'e84rp', types: ['postal_code'] }]
    expect(placeIn(details({ addressComponents })).postCode).toBe('E8 4RP')
  })

  it('is at the equator or the meridian if a number is left out, as zeros are', () => {
    expect(placeIn(details({ location: { latitude: 51.48 } })).longitude).toBe(0)
  })

  it('without any parts is no delivery address', () => {
    expect(isPlaceToDeliver(details({ addressComponents: undefined }))).toBe(false)
  })

  it.each([
    [['country', 'political'], 'GB', false],
    [['administrative_area_level_1', 'political'], 'GB', false],
    [['administrative_area_level_2', 'political'], 'GB', true],
    [['locality', 'political'], 'GB', true],
    [['locality', 'political'], 'IE', false],
    [['locality', 'political'], 'IM', false],
  ])('of the types %j in %s can be delivered to: %s', (types, code, isOne) => {
    const addressComponents = [{ longText: 'Country', shortText: code, types: ['country'] }]
    expect(isPlaceToDeliver(details({ types, addressComponents }))).toBe(isOne)
  })
})

describe('suggestions', () => {
  it('leave out the country, and predictions that are no place', () => {
    const prediction = (mainText: string, secondaryText?: string) => ({
      placePrediction: {
        placeId: `ChIJ${mainText}`,
        structuredFormat: {
          mainText: { text: mainText },
          ...(secondaryText !== undefined && { secondaryText: { text: secondaryText } }),
        },
      },
    })
    const answer = autocompleteAnswer.parse({
      suggestions: [
        prediction('Leeds', 'UK'),
        prediction('Otley Road', 'Leeds, UK'),
        prediction('Rutland'),
        { queryPrediction: { text: { text: 'pizza' } } },
      ],
    })
    expect(suggestionsIn(answer).map(({ label }) => label)).toEqual([
      'Leeds',
      'Otley Road, Leeds',
      'Rutland',
    ])
  })

  it('are none in an empty answer', () => {
    expect(suggestionsIn(autocompleteAnswer.parse({}))).toEqual([])
  })
})
