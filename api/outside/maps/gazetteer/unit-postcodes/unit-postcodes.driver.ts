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

/** The channel that announces when an import has replaced the postcodes. */
export const UNIT_POSTCODES_CHANGED = 'unit_postcodes_changed'

/** Beyond this distance, the nearest postcode is no useful location. */
const REACH_MILES = 2
/** The index measures up to 15 % wrong from one end of the UK to the other; more are compared. */
const COMPARED = 8
/** Sorts after every character of a postcode. */
const AFTER_EVERY_LETTER = '~'

/**
 * The imported postcodes in the database. Before an import the only query is whether there are any, once;
 * every process learns of an import when it is done.
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

/** Queries once, and again after an import or whenever a notification may have been missed. */
function rememberedUntilChange(ask: () => Promise<boolean>, listener: Listener) {
  let known: Promise<boolean> | null = null
  const clear = () => {
    known = null
  }
  listener.on(UNIT_POSTCODES_CHANGED, clear)
  listener.onReconnect(clear)
  // What was queried before listening started may have changed since.
  void listener.ready().then(clear)
  return () => {
    if (known) return known
    const pending = ask()
    known = pending
    // A failed query is no answer: the next search repeats it.
    pending.catch(() => {
      if (known === pending) known = null
    })
    return pending
  }
}
