const SCOTLAND = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE'.split(' '))
const WALES = new Set('CF LD LL NP SA'.split(' '))
/** Areas that lie on both sides of a border. */
const ENGLAND_AND_SCOTLAND = new Set(['TD'])
const ENGLAND_AND_WALES = new Set(['CH', 'HR', 'SY'])

/** The nations that an outward code may lie in, by all their names: what people add to a name. */
export function nationNames(outwardCode: string): string {
  const area = outwardCode.replace(/\d.*$/, '')
  if (area === 'BT') return 'Northern Ireland NI Ulster County Co'
  if (SCOTLAND.has(area)) return 'Scotland'
  if (WALES.has(area)) return 'Wales Cymru'
  if (ENGLAND_AND_SCOTLAND.has(area)) return 'England Scotland'
  return ENGLAND_AND_WALES.has(area) ? 'England Wales Cymru' : 'England'
}
