import { knownPlace } from './place-shapes.ts'
import type { KnownPlace } from './place-shapes.ts'

const LONDON = { postalTown: 'London', county: 'Greater London', nation: 'England' }
const MANCHESTER = {
  locality: 'Manchester',
  postalTown: 'Manchester',
  county: 'Greater Manchester',
  nation: 'England',
}
const LEEDS = {
  locality: 'Leeds',
  postalTown: 'Leeds',
  county: 'West Yorkshire',
  nation: 'England',
}
const BRISTOL = {
  locality: 'Bristol',
  postalTown: 'Bristol',
  county: 'City of Bristol',
  nation: 'England',
}
const CARDIFF = { postalTown: 'Cardiff', county: 'Cardiff', nation: 'Wales' }
const EDINBURGH = {
  locality: 'Edinburgh',
  postalTown: 'Edinburgh',
  county: 'Edinburgh',
  nation: 'Scotland',
}
const BELFAST = {
  locality: 'Belfast',
  postalTown: 'Belfast',
  county: 'County Antrim',
  nation: 'Northern Ireland',
}

/**
 * What this stand-in knows: some places of the demonstration's towns, a few villages and a few
 * places abroad, in the variety of shapes that answers about the United Kingdom have. Streets and
 * towns are real; who lives at a number is not known here.
 */
export const PLACES: readonly KnownPlace[] = [
  // London: a postal town, often without any smaller name.
  knownPlace('mare_street_291', 'street_address', [51.54518, -0.05592], {
    number: '291',
    road: 'Mare Street',
    ...LONDON,
    postCode: 'E8 1EJ',
  }),
  knownPlace('mare_street_12', 'street_address', [51.53502, -0.05775], {
    number: '12',
    road: 'Mare Street',
    neighbourhood: 'Hackney',
    ...LONDON,
    postCode: 'E8 4RP',
  }),
  knownPlace('mare_street', 'route', [51.5423, -0.0567], { road: 'Mare Street', ...LONDON }),
  knownPlace('graham_road_40_flat_3', 'subpremise', [51.54628, -0.06341], {
    flat: '3',
    number: '40',
    road: 'Graham Road',
    ...LONDON,
    postCode: 'E8 1BZ',
  }),
  knownPlace('e8_1ea', 'postal_code', [51.54491, -0.05547], { ...LONDON, postCode: 'E8 1EA' }),
  knownPlace('e8', 'postal_code_prefix', [51.5443, -0.0656], { ...LONDON, postCode: 'E8' }),
  knownPlace('hackney', 'neighborhood', [51.54505, -0.05532], {
    neighbourhood: 'Hackney',
    ...LONDON,
  }),
  knownPlace('london', 'locality', [51.50722, -0.1275], { locality: 'London', ...LONDON }),
  knownPlace('dean_street_41', 'street_address', [51.51317, -0.13177], {
    number: '41',
    road: 'Dean Street',
    neighbourhood: 'Soho',
    locality: 'London',
    ...LONDON,
    postCode: 'W1D 4PY',
  }),
  knownPlace('soho', 'neighborhood', [51.51361, -0.13361], { neighbourhood: 'Soho', ...LONDON }),
  knownPlace('w1d_4py', 'postal_code', [51.5131, -0.1317], {
    neighbourhood: 'Soho',
    ...LONDON,
    postCode: 'W1D 4PY',
  }),
  knownPlace('tottenham_court_road_station', 'subway_station', [51.51637, -0.13082], {
    station: 'Tottenham Court Road',
    ...LONDON,
    postCode: 'W1D 2DH',
  }),

  // Manchester: its parts are sublocalities.
  knownPlace('wilmslow_road_345', 'street_address', [53.44291, -2.21875], {
    number: '345',
    road: 'Wilmslow Road',
    sublocality: 'Fallowfield',
    ...MANCHESTER,
    postCode: 'M14 6NP',
  }),
  knownPlace('fallowfield', 'sublocality_level_1', [53.44241, -2.21842], {
    sublocality: 'Fallowfield',
    ...MANCHESTER,
  }),
  knownPlace('manchester', 'locality', [53.48076, -2.24263], MANCHESTER),

  // Leeds: no smaller name than the road.
  knownPlace('otley_road_12', 'street_address', [53.81961, -1.57674], {
    number: '12',
    road: 'Otley Road',
    ...LEEDS,
    postCode: 'LS6 2AD',
  }),
  knownPlace('otley_road', 'route', [53.8262, -1.5812], { road: 'Otley Road', ...LEEDS }),
  knownPlace('headingley', 'neighborhood', [53.81912, -1.57694], {
    neighbourhood: 'Headingley',
    ...LEEDS,
  }),
  knownPlace('leeds', 'locality', [53.80076, -1.54907], LEEDS),
  knownPlace('gilded_gherkin', 'restaurant', [53.8201, -1.5771], {
    establishment: 'The Gilded Gherkin',
    road: 'Otley Road',
    ...LEEDS,
    postCode: 'LS6 2AD',
  }),

  // Bristol
  knownPlace('whiteladies_road_89', 'street_address', [51.4631, -2.60941], {
    number: '89',
    road: 'Whiteladies Road',
    neighbourhood: 'Clifton',
    ...BRISTOL,
    postCode: 'BS8 2NT',
  }),
  knownPlace('redland', 'neighborhood', [51.46988, -2.6016], {
    neighbourhood: 'Redland',
    ...BRISTOL,
  }),
  knownPlace('bs6_6aa', 'postal_code', [51.4672, -2.6012], { ...BRISTOL, postCode: 'BS6 6AA' }),
  knownPlace('bristol', 'locality', [51.45451, -2.58791], BRISTOL),

  // Cardiff: a postal town without a locality.
  knownPlace('salisbury_road_45', 'street_address', [51.48952, -3.17376], {
    number: '45',
    road: 'Salisbury Road',
    parish: 'Cathays',
    ...CARDIFF,
    postCode: 'CF24 4AB',
  }),
  knownPlace('cathays', 'administrative_area_level_4', [51.4942, -3.1743], {
    parish: 'Cathays',
    ...CARDIFF,
  }),
  knownPlace('cardiff', 'postal_town', [51.48158, -3.17909], CARDIFF),

  // Edinburgh
  knownPlace('nicolson_street_76', 'street_address', [55.94447, -3.18386], {
    number: '76',
    road: 'Nicolson Street',
    ward: 'Southside/Newington',
    ...EDINBURGH,
    postCode: 'EH8 9DT',
  }),
  knownPlace('newington', 'neighborhood', [55.9365, -3.1781], {
    neighbourhood: 'Newington',
    ...EDINBURGH,
  }),
  knownPlace('edinburgh', 'locality', [55.95325, -3.18827], EDINBURGH),

  // Belfast
  knownPlace('botanic_avenue_52', 'street_address', [54.58789, -5.93253], {
    number: '52',
    road: 'Botanic Avenue',
    ...BELFAST,
    postCode: 'BT7 1JR',
  }),
  knownPlace('botanic', 'neighborhood', [54.58651, -5.93201], {
    neighbourhood: 'Botanic',
    ...BELFAST,
  }),
  knownPlace('bt7_1nn', 'postal_code', [54.5844, -5.9342], { ...BELFAST, postCode: 'BT7 1NN' }),
  knownPlace('belfast', 'locality', [54.59729, -5.93012], BELFAST),

  // Villages, whose letters go by way of a town.
  knownPlace('towngate_14', 'street_address', [53.74766, -2.02064], {
    number: '14',
    road: 'Towngate',
    locality: 'Heptonstall',
    postalTown: 'Hebden Bridge',
    county: 'West Yorkshire',
    nation: 'England',
    postCode: 'HX7 7LW',
  }),
  knownPlace('heptonstall', 'locality', [53.74754, -2.02023], {
    locality: 'Heptonstall',
    postalTown: 'Hebden Bridge',
    county: 'West Yorkshire',
    nation: 'England',
  }),
  knownPlace('beddgelert', 'locality', [53.01172, -4.10203], {
    locality: 'Beddgelert',
    postalTown: 'Caernarfon',
    county: 'Gwynedd',
    nation: 'Wales',
  }),
  knownPlace('newport_wales', 'locality', [51.58421, -2.9977], {
    locality: 'Newport',
    county: 'Newport',
    nation: 'Wales',
  }),
  knownPlace('newport_isle_of_wight', 'locality', [50.70114, -1.28791], {
    locality: 'Newport',
    postalTown: 'Newport',
    county: 'Isle of Wight',
    nation: 'England',
  }),

  // Too large to deliver to.
  knownPlace('cornwall', 'administrative_area_level_2', [50.26605, -5.05271], {
    county: 'Cornwall',
    nation: 'England',
  }),
  knownPlace('england', 'administrative_area_level_1', [52.35552, -1.17432], { nation: 'England' }),
  knownPlace('united_kingdom', 'country', [55.37805, -3.43597], {}),

  // Abroad
  knownPlace('dublin', 'locality', [53.34981, -6.26031], {
    locality: 'Dublin',
    county: 'County Dublin',
    country: ['Ireland', 'IE'],
  }),
  knownPlace('london_ontario', 'locality', [42.98492, -81.24528], {
    locality: 'London',
    nation: 'Ontario',
    country: ['Canada', 'CA'],
  }),
]
