import { expect, test } from 'vitest'
import { readPlace, type PlaceParts } from './place-data.ts'

/*
 * The shapes in which maps services answer about the United Kingdom: which parts come, and with which
 * types.
 */

type Part = readonly [name: string, ...types: string[]]

const UK: Part = ['United Kingdom', 'country', 'political']
const ENGLAND: Part = ['England', 'administrative_area_level_1', 'political']
const county = (name: string): Part => [name, 'administrative_area_level_2', 'political']
const locality = (name: string): Part => [name, 'locality', 'political']
const town = (name: string): Part => [name, 'postal_town']
const route = (name: string): Part => [name, 'route']
const postCode = (code: string): Part => [code, 'postal_code']
const neighborhood = (name: string): Part => [name, 'neighborhood', 'political']
const sublocality = (name: string): Part => [
  name,
  'sublocality_level_1',
  'sublocality',
  'political',
]
const LONDON = [town('London'), county('Greater London'), ENGLAND, UK]

const shapes: [shape: string, parts: Part[], read: Partial<PlaceParts>][] = [
  [
    'a house in London, which is a postal town without a locality',
    [['291', 'street_number'], route('Mare Street'), ...LONDON, postCode('E8 1EJ')],
    { city: 'London', postCode: 'E8 1EJ', area: 'Mare Street' },
  ],
  [
    'a house in a neighbourhood of London',
    [route('Dean Street'), neighborhood('Soho'), ...LONDON, postCode('W1D 4PY')],
    { city: 'London', postCode: 'W1D 4PY', area: 'Soho' },
  ],
  [
    'London as locality and postal town',
    [locality('London'), ...LONDON],
    { city: 'London', postCode: '', area: '' },
  ],
  [
    'a whole postcode, which names no area',
    [postCode('E8 1EA'), ...LONDON],
    { city: 'London', postCode: 'E8 1EA', area: '' },
  ],
  [
    'an outward code, a postcode by its second type',
    [['E8', 'postal_code_prefix', 'postal_code'], ...LONDON],
    { city: 'London', postCode: 'E8', area: '' },
  ],
  [
    'a road that crosses postcodes',
    [route('Otley Road'), locality('Leeds'), town('Leeds'), county('West Yorkshire'), ENGLAND, UK],
    { city: 'Leeds', postCode: '', area: 'Otley Road' },
  ],
  [
    'a part of a town as a sublocality',
    [
      ['345', 'street_number'],
      route('Wilmslow Road'),
      sublocality('Fallowfield'),
      locality('Manchester'),
      town('Manchester'),
      UK,
      postCode('M14 6NP'),
    ],
    { city: 'Manchester', postCode: 'M14 6NP', area: 'Fallowfield' },
  ],
  [
    'a sublocality without a level',
    [['Hulme', 'sublocality', 'political'], locality('Manchester'), UK],
    { city: 'Manchester', area: 'Hulme' },
  ],
  [
    'a village, whose letters go by way of a town',
    [
      route('Towngate'),
      locality('Heptonstall'),
      town('Hebden Bridge'),
      county('West Yorkshire'),
      ENGLAND,
      UK,
      postCode('HX7 7LW'),
    ],
    { city: 'Heptonstall', postCode: 'HX7 7LW', area: 'Towngate' },
  ],
  [
    'a Welsh community, one level below its county',
    [
      ['Cathays', 'administrative_area_level_4', 'political'],
      town('Cardiff'),
      county('Cardiff'),
      ['Wales', 'administrative_area_level_1', 'political'],
      UK,
    ],
    { city: 'Cardiff', area: 'Cathays' },
  ],
  [
    'a Scottish ward, before the road',
    [
      route('Nicolson Street'),
      ['Southside/Newington', 'administrative_area_level_3', 'political'],
      locality('Edinburgh'),
      town('Edinburgh'),
      UK,
      postCode('EH8 9DT'),
    ],
    { city: 'Edinburgh', postCode: 'EH8 9DT', area: 'Southside/Newington' },
  ],
  [
    'a house in Belfast',
    [
      ['52', 'street_number'],
      route('Botanic Avenue'),
      neighborhood('Botanic'),
      locality('Belfast'),
      town('Belfast'),
      county('County Antrim'),
      ['Northern Ireland', 'administrative_area_level_1', 'political'],
      UK,
      postCode('BT7 1JR'),
    ],
    { city: 'Belfast', postCode: 'BT7 1JR', area: 'Botanic' },
  ],
  [
    'a flat, whose number is no area',
    [
      ['3', 'subpremise'],
      ['Victoria Court', 'premise'],
      route('Graham Road'),
      ...LONDON,
      postCode('E8 1BZ'),
    ],
    { city: 'London', postCode: 'E8 1BZ', area: 'Graham Road' },
  ],
  [
    'an underground station',
    [
      [
        'Tottenham Court Road',
        'subway_station',
        'transit_station',
        'point_of_interest',
        'establishment',
      ],
      ...LONDON,
      postCode('W1D 2DH'),
    ],
    { city: 'London', postCode: 'W1D 2DH', area: 'Tottenham Court Road' },
  ],
  [
    'a neighbourhood and a sublocality that hold each other',
    [sublocality('Camden Town'), neighborhood('Primrose Hill'), ...LONDON],
    { city: 'London', area: 'Primrose Hill' },
  ],
  [
    'a county, which is no city',
    [county('Cornwall'), ENGLAND, UK],
    { city: '', postCode: '', area: '' },
  ],
  [
    'a lane in the hills, in no town',
    [route('Bealach na Bà'), county('Highland'), UK, postCode('IV54 8XF')],
    { city: '', postCode: 'IV54 8XF', area: 'Bealach na Bà' },
  ],
  [
    'an empty name, which is passed over',
    [neighborhood(''), route('High Street'), town('Ripon'), UK],
    { city: 'Ripon', area: 'High Street' },
  ],
]

test.each(shapes)('%s', (_shape, parts, read) => {
  const components = parts.map(([longName, ...types]) => ({ longName, types }))
  expect(readPlace(components)).toMatchObject({ country: 'United Kingdom', ...read })
  expect(readPlace(components.toReversed())).toMatchObject(read)
})
