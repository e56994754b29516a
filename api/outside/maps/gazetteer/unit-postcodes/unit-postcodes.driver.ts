import type { Kysely } from 'kysely'
import type { Listener } from '#api/database/listen.ts'
import type { Database } from '#api/database/tables.ts'
import { milesBetween } from '#rules/address/distance.ts'
import {
  hasUnitPostcodes,
  unitPostcode,
  unitPostcodesBetween,
  unitPostcodesNear,
} from './unit-postcodes.queries.ts'
import type { UnitPostcode, UnitPostcodes } from './unit-postcodes.ts'

/** An import announces there that its postcodes have taken their place. */
export const UNIT_POSTCODES_CHANGED = 'unit_postcodes_changed'

/** Further than this, the nearest postcode says little about where somebody is. */
const REACH_MILES = 2
/** The index measures up to 15 % wrong from one end of the UK to the other; more are compared. */
const COMPARED = 8
/** Sorts after everything a postcode is made of. */
const AFTER_EVERY_LETTER = '~'

/**
 * The imported postcodes in the database. Before an import no question reaches the database but the
 * one whether there are any, asked once; every process learns of an import when it is done.
 */
export function createUnitPostcodes({
  db,
  listener,
}: {
  db: Kysely<Database>
  listener: Listener
}): UnitPostcodes {
  const isImported = rememberedUntilChange(() => hasUnitPostcodes(db), listener)

  return {
    async find(postCode) {
      return (await isImported()) ? unitPostcode(db, postCode) : null
    },
    async nearest(point) {
      if (!(await isImported())) return null
      const nearby = await unitPostcodesNear(db, point, COMPARED)
      const within = nearby
        .map((each) => ({ each, miles: milesBetween(point, each) }))
        .filter(({ miles }) => miles <= REACH_MILES)
        .toSorted((a, b) => a.miles - b.miles)
      return within[0]?.each ?? null
    },
    async beginning(prefix, limit): Promise<UnitPostcode[]> {
      if (!(await isImported())) return []
      return unitPostcodesBetween(db, [prefix, prefix + AFTER_EVERY_LETTER], limit)
    },
  }
}

/** Asks once, and again after an import or whenever the news of one may have been missed. */
function rememberedUntilChange(ask: () => Promise<boolean>, listener: Listener) {
  let known: Promise<boolean> | null = null
  const forget = () => {
    known = null
  }
  listener.on(UNIT_POSTCODES_CHANGED, forget)
  listener.onReconnect(forget)
  // What was asked before listening began may have changed since.
  void listener.ready().then(forget)
  return () => {
    if (known) return known
    const pending = ask()
    known = pending
    // A question that failed is no answer: the next one asks again.
    pending.catch(() => {
      if (known === pending) known = null
    })
    return pending
  }
}
