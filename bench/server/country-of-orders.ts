import { connect } from '#api/database/connect.ts'
import { addManyStores } from '#town/load-many.ts'
import { generateStores } from '#town/country/country-stores.ts'
import { countAreas, dropIndexes, makeIndexes, trustRows } from '#town/load/bulk-load.queries.ts'
import * as queries from './country-of-orders.queries.ts'
import { readGazetteer } from './places.ts'
import { fridayEvening, type Fill } from './town-server.ts'

const SEED = 1
/** Their indexes are made from all rows at once. */
const FILLED = ['orders', 'order_event', 'payment', 'account', 'audit_event'] as const

/**
 * Restaurants without menus, with what a marketplace has of them in its busiest hour: customers, orders with their
 * events and payments, staff and what these have changed.
 */
export const countryOfOrders =
  (restaurants: number): Fill =>
  async (databaseUrl) => {
    const now = fridayEvening
    const { codes } = readGazetteer()
    const stores = generateStores(restaurants, { seed: SEED, outwardCodes: codes, products: 0 })
    await addManyStores(databaseUrl, stores, { now })
    const { db, close } = connect(databaseUrl, { max: 1 })
    try {
      await db.connection().execute(async (connection) => {
        await trustRows(connection)
        const indexes = await dropIndexes(connection, FILLED)
        await queries.fillRestaurants(connection, now)
        await queries.fillCustomers(connection, now)
        await queries.fillOrders(connection, now)
        await queries.fillEvents(connection)
        await queries.fillChanges(connection, now)
        await makeIndexes(connection, indexes)
        await countAreas(connection)
        await queries.vacuumTables(connection)
      })
    } finally {
      await close()
    }
  }
