import { hashPassword } from '#api/session/password/hash-password.ts'
import { connect } from '#api/database/connect.ts'
import { Client } from '../clients/client.ts'
import { besideServer } from '../server/cores.ts'
import { countryOfOrders } from '../server/country-of-orders.ts'
import {
  anyOrderNumber,
  appointOperator,
  CHANGES_EACH,
  CUSTOMERS_EACH,
  ORDERS_EACH,
} from '../server/country-of-orders.queries.ts'
import { workedForEach } from '../server/processor-time.ts'
import { startTownServer, type TownServer } from '../server/town-server.ts'
import { timingsOf, type Timings } from '../timings.ts'

export interface ConsoleFigures {
  restaurants: number
  orders: number
  customers: number
  changes: number
  loadedInMs: number
  /** One at a time, by what the page shows. */
  calls: PageCall[]
}

export interface PageCall extends Timings {
  name: string
  /** The processor time of server and database for one. */
  workedMs: number
}

const OPERATOR = { username: 'operator@bench.example', password: 'bench-operator' }
const WARM_MS = 1000

/** What the pages of the console load, in marketplaces of some sizes at their busiest hour. */
export async function measureConsole(
  sizes: readonly number[],
  seconds: number,
  log: (line: string) => void,
): Promise<ConsoleFigures[]> {
  const figures: ConsoleFigures[] = []
  for (const restaurants of sizes) {
    const orders = restaurants * ORDERS_EACH
    log(
      `Opening ${restaurants.toLocaleString('en-GB')} restaurants with up to ${orders.toLocaleString('en-GB')} orders…`,
    )
    const server = await startTownServer(countryOfOrders(restaurants))
    try {
      const calls = await measureCalls(server, seconds)
      const { loadedInMs } = server
      const customers = restaurants * CUSTOMERS_EACH
      const changes = restaurants * CHANGES_EACH
      figures.push({ restaurants, orders, customers, changes, loadedInMs, calls })
    } finally {
      await server.stop()
    }
  }
  return figures
}

async function measureCalls(server: TownServer, seconds: number): Promise<PageCall[]> {
  const { db, close } = connect(server.databaseUrl, { max: 1 })
  await appointOperator(db, OPERATOR.username, await hashPassword(OPERATOR.password))
  const number = await anyOrderNumber(db)
  await close()
  const calls: PageCall[] = []
  for (const [name, path] of Object.entries(pathsOf(number)))
    calls.push({ name, ...(await measureCall(server, `/operator${path}`, seconds)) })
  return calls
}

async function measureCall(
  server: TownServer,
  path: string,
  seconds: number,
): Promise<Omit<PageCall, 'name'>> {
  const client = new Client(server.url, 1)
  // Access tokens expire within the time that all calls take.
  const token = await logIn(client)
  const repeat = async (forMs: number) => {
    const durations: number[] = []
    for (const endsAt = performance.now() + forMs; performance.now() < endsAt;) {
      const startedAt = performance.now()
      await client.call('GET', path, { token })
      durations.push(performance.now() - startedAt)
    }
    return durations
  }
  await repeat(WARM_MS)
  const since = await server.worked()
  const durations = await besideServer(() => repeat(seconds * 1000))
  const { serverMs, databaseMs } = workedForEach(since, await server.worked(), durations.length)
  client.close()
  return { ...timingsOf(durations), workedMs: Math.round((serverMs + databaseMs) * 10) / 10 }
}

/** The call of each page, as it is opened and with what somebody looks for; `nothing` finds nothing. */
const pathsOf = (orderNumber: string) => ({
  Now: '/now',
  orders: '/orders',
  'orders under way': '/orders?state=open',
  'declined orders': '/orders?state=declined',
  'orders by number': `/orders?search=${orderNumber}`,
  'orders by name': '/orders?search=lowri+hughes',
  'orders by restaurant': '/orders?search=golden',
  'orders by nothing': '/orders?search=nothing',
  'restaurants that join': '/stores?list=joining',
  'restaurants to check': '/stores?list=joining&stage=checking&waitsFor=restaurant',
  'live restaurants': '/stores?list=live',
  'restaurants by name': '/stores?search=golden',
  'restaurants by nothing': '/stores?search=nothing',
  customers: '/customers',
  'customers by name': '/customers?search=lowri+hughes',
  'customers by telephone': '/customers?search=077+0000+0123',
  'customers by nothing': '/customers?search=nothing',
  'audit log': '/audit',
  'audit log of an act': '/audit?act=publishMenu',
  'audit log of an act that nobody did': '/audit?act=suspendStore',
  'audit log by amount': '/audit?text=%C2%A312.50',
  'audit log by nothing': '/audit?text=nothing',
  'audit log of a person': '/audit?person=owner-golden',
  'audit log of nobody': '/audit?person=nothing',
  'audit log of restaurants': '/audit?store=golden',
  'audit log of no restaurant': '/audit?store=nothing',
  'audit log of the marketplace': '/audit?isMarketplaceOnly=true',
  'audit log of a day': '/audit?from=2026-10-01&to=2026-10-01',
})

async function logIn(client: Client): Promise<string> {
  const { tokens } = await client.call<{ tokens: { accessToken: string } }>(
    'POST',
    '/operator/auth/login',
    { body: OPERATOR },
  )
  return tokens.accessToken
}
