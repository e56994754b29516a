import type { Nation } from '#rules/cart/bag-charge.ts'

const SCOTLAND = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '))
const WALES = new Set('CF LD LL NP SA'.split(' '))

/** The nation that most of a postcode's area lies in. */
export function nationOfPostcode(postCode: string): Nation {
  const area = postCode.replace(/\d.*$/u, '').trim()
  if (area === 'BT') return 'northernIreland'
  if (SCOTLAND.has(area)) return 'scotland'
  return WALES.has(area) ? 'wales' : 'england'
}
