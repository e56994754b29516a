import type { Chance } from '#town/chance.ts'

const FIRST = [
  'Golden',
  'Little',
  'Old Town',
  'Copper',
  'Corner',
  'Riverside',
  'Blue',
  'Station',
  'Market',
  'Orchard',
  'Harbour',
  'Silver',
  'Lantern',
  'Cobbled',
  'Sunny',
  'Hilltop',
  'Crooked',
  'Marigold',
  'Juniper',
  'Saffron',
  'Thistle',
  'Bramble',
  'Clocktower',
  'Canal Side',
] as const

const LAST = [
  'Kitchen',
  'Table',
  'Pantry',
  'Grill',
  'Larder',
  'Canteen',
  'Oven',
  'Plate',
  'Fork',
  'Stove',
  'Skillet',
  'Counter',
  'Spoon',
  'Hatch',
  'Supper Club',
  'Cookhouse',
  'Ladle',
  'Hearth',
  'Parlour',
  'Cellar',
] as const

const STREETS = [
  'High Street',
  'Station Road',
  'Church Lane',
  'Mill Lane',
  'Market Row',
  'Chapel Street',
  'Bridge Street',
  'Quarry Road',
  'Orchard Way',
  'Castle Street',
  'Foundry Lane',
  'Priory Road',
] as const

/** An invented name; stores far apart may share it, as stores do. */
export function inventName(chance: Chance): string {
  return `${chance.pick(FIRST)} ${chance.pick(LAST)}`
}

/** An invented house number and street. */
export function inventStreet(chance: Chance): string {
  return `${chance.between(1, 240)} ${chance.pick(STREETS)}`
}

/** An inward code after the Post Office's pattern: a digit and two letters it uses. */
export function inventInwardCode(chance: Chance): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ']
  return `${chance.between(1, 9)}${chance.pick(letters)}${chance.pick(letters)}`
}
