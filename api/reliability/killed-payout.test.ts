import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import { EARNED, MONDAY, PayoutDesk, SUNDAY } from '#api/operator/payouts/testing/payout-desk.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

/** Any number that no other lock has. */
const LOCK = 20_260_518

/** Where a trigger stops the server, in the words of SQL. */
const SECOND_CLAIM = { trigger: 'TRIGGER', at: 'BEFORE INSERT ON payout_transfer', nth: 2 }
const SECOND_TRANSFER = { trigger: 'TRIGGER', at: 'BEFORE INSERT ON ledger_transfer', nth: 2 }
const LAST_WRITE = { trigger: 'TRIGGER', at: 'BEFORE INSERT ON audit_event', nth: 1 }
const COMMIT = {
  trigger: 'CONSTRAINT TRIGGER',
  at: 'AFTER INSERT ON audit_event DEFERRABLE INITIALLY DEFERRED',
  nth: 1,
}

let reader: TestApp
let desk: PayoutDesk
let stores: string[]
let mailbox: TestMailbox
let server: TestServer

beforeEach(async () => {
  reader = await createTestApp()
  desk = new PayoutDesk(reader)
  await desk.at(MONDAY)
  stores = [await desk.openStore('Mare Street Pizza'), await desk.openStore('Another')]
  for (const storeId of stores) await desk.sell(storeId)
  mailbox = await openTestMailbox()
  server = await startTestServer(reader.context.configuration, mailbox, { startsAt: MONDAY })
})
afterEach(async () => {
  await server.stop()
  await mailbox.stop()
  await reader.close()
})

test('a server killed between the claims of a run leaves nothing of it, and the next has all', async () => {
  await killAt(SECOND_CLAIM, '/operator/payout-runs', { until: SUNDAY })
  const left = await query<{ count: number }>(`SELECT count(*)::integer FROM payout_run
    UNION ALL SELECT count(*)::integer FROM payout UNION ALL SELECT count(*)::integer FROM payout_transfer`)
  expect(left.map(({ count }) => count)).toEqual([0, 0, 0])
  const { body: run } = await send('/operator/payout-runs', { until: SUNDAY })
  expect(run).toMatchObject({ payouts: 2, totalPence: 2 * EARNED })
  await desk.approve(run)
  await desk.export(run)
  expect((await send(`/operator/payout-runs/${run.id}/paid`)).code).toBe(200)
  await expectPaidOnce()
})

test.each([
  ['between the transfers to the bank', SECOND_TRANSFER],
  ['between the claims of those', SECOND_CLAIM],
  ['after all is written', LAST_WRITE],
])('a server killed %s leaves a run unpaid, which is then paid once', async (_, moment) => {
  const run = await desk.exported()
  await killAt(moment, `/operator/payout-runs/${run.id}/paid`)
  expect(await desk.ledger()).toEqual({ all: 0, bank: 0 })
  for (const storeId of stores)
    expect(await desk.ofStore(storeId)).toMatchObject({ items: [], plannedPence: EARNED })
  const again = Array.from({ length: 4 }, () => send(`/operator/payout-runs/${run.id}/paid`))
  const codes = (await Promise.all(again)).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, 409, 409, 409])
  await expectPaidOnce()
})

test('a server killed while it commits has paid a run, and refuses to pay it again', async () => {
  const run = await desk.exported()
  await killAt(COMMIT, `/operator/payout-runs/${run.id}/paid`)
  expect(await desk.ledger()).toEqual({ all: 0, bank: 2 * EARNED })
  const again = await send(`/operator/payout-runs/${run.id}/paid`)
  expect(again.body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
  await expectPaidOnce()
})

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await reader.owner.pool.query<Row>(text, values)).rows
}

/** Sends to a server that works on the same database, and lives. */
async function send(path: string, body: object = {}) {
  const url = `/api/v1${path}`
  const answer = await reader.app.inject({
    method: 'POST',
    url,
    headers: desk.maker.headers,
    body,
  })
  // One of the calls for payout runs, which all answer so.
  return { code: answer.statusCode, body: answer.json<PayoutRun & { message: unknown }>() }
}

/** Kills a server while it answers a request, at the nth row that it writes. */
async function killAt(
  { trigger, at, nth }: typeof COMMIT,
  path: string,
  body: object = {},
): Promise<void> {
  await query(`
    CREATE SEQUENCE written;
    CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF nextval('written') = ${nth} THEN PERFORM pg_advisory_xact_lock(${LOCK}); END IF;
      RETURN NEW;
    END $$;
    CREATE ${trigger} stop_here ${at} FOR EACH ROW EXECUTE FUNCTION stop_here()`)
  const holder = await reader.context.pool.connect()
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
  const sent = fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...desk.maker.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = sent.catch((error: unknown) => error)
  const pid = await vi.waitFor(stoppedBackend, 20_000)
  await server.kill()
  expect(await answer).toEqual(new TypeError('fetch failed'))
  await holder.query('SELECT pg_advisory_unlock($1)', [LOCK])
  holder.release()
  // The database does what it was sent before the server died, and then finds that nobody is there.
  await vi.waitFor(async () => expect(await isConnected(pid)).toBe(false), 20_000)
  await query('DROP FUNCTION stop_here CASCADE; DROP SEQUENCE written')
}

async function stoppedBackend(): Promise<number> {
  const [lock] = await query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
    [LOCK],
  )
  if (!lock) throw new Error('The server has not come that far')
  return lock.pid
}

async function isConnected(pid: number): Promise<boolean> {
  return (await query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).length > 0
}

/** Each store has its money, once: every transfer is in one payout, and nothing is owed. */
async function expectPaidOnce(): Promise<void> {
  expect(await desk.ledger()).toEqual({ all: 0, bank: stores.length * EARNED })
  for (const storeId of stores)
    expect(await desk.ofStore(storeId)).toMatchObject({
      balancePence: 0,
      plannedPence: 0,
      items: [{ amountPence: EARNED, status: 'paid' }],
    })
  const unclaimed = await query(`SELECT FROM ledger_transfer
    WHERE 'store' IN (debit, credit) AND id NOT IN (SELECT transfer_id FROM payout_transfer)`)
  expect(unclaimed).toEqual([])
  const paidTwice = await query(`SELECT payout_id FROM ledger_transfer
    WHERE credit = 'bank' GROUP BY payout_id HAVING count(*) > 1`)
  expect(paidTwice).toEqual([])
}
