import type { FeeTier } from '#rules/delivery/delivery-fee.ts'
import { readPence } from '#town/menus/read-facts.ts'
import type { ZoneSeed } from '#town/town-data.ts'

/** Postcode prefixes a place names once, for the zones of its stores. */
export interface Rings {
  near: string
  around: string
}

/** `£2.00, £1.00 from £20, free from £30` as tiers; `free` alone is free from nothing. */
export function readFeeTiers(text: string): FeeTier[] {
  return text.split(/,\s*/).map((part, index) => {
    const [fee = '', from] = part.split(' from ')
    if ((index === 0) !== (from === undefined)) {
      throw new Error(`"${text}" must begin with a fee and go on with "from".`)
    }
    return {
      fromPence: from === undefined ? 0 : readPence(from),
      feePence: fee === 'free' ? 0 : readPence(fee),
    }
  })
}

/**
 * `near | £2.00, free from £30 | £12 | 10-20`: where, what it costs, the minimum order, the minutes
 * of the way. Where is rings of the place and postcode prefixes, or `2.5 miles`.
 */
export function readZone(text: string, rings: Rings): ZoneSeed {
  const [where = '', fees = '', minimum = '', minutes = ''] = text.split(' | ')
  const miles = /^(\d+(?:\.\d+)?) miles$/.exec(where)
  const named = where.replace('near', rings.near).replace('around', rings.around)
  const [minMinutes, maxMinutes] = minutes.split('-').map(Number)
  if (!minMinutes || !maxMinutes) throw new Error(`"${minutes}" is not a number of minutes.`)
  return {
    prefixes: miles ? [] : named.split(/,\s*/),
    radiusMiles: miles ? Number(miles[1]) : null,
    feeTiers: readFeeTiers(fees),
    minimumOrderPence: readPence(minimum),
    minMinutes,
    maxMinutes,
  }
}
