import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { EARNED, MONDAY, PayoutDesk } from './testing/payout-desk.ts'

let server: TestApp
let desk: PayoutDesk
let pizza: string

beforeEach(async () => {
  server = await createTestApp()
  desk = new PayoutDesk(server)
  pizza = await desk.openStore('Mare Street Pizza')
  await desk.at(MONDAY)
  await desk.sell(pizza)
})
afterEach(() => server.close())

const codes = (sent: { code: number }[]) => sent.map(({ code }) => code).toSorted()

test('of two who make a run at once, one pays the store', async () => {
  const sent = await Promise.all([desk.make(), desk.make(undefined, desk.approver)])
  expect(codes(sent)).toEqual([200, 409])
})

test('of two who approve at once, one does', async () => {
  const run = (await desk.make()).body
  const another = await desk.signIn('owner')
  const sent = await Promise.all([desk.approve(run), desk.approve(run, another)])
  expect(codes(sent)).toEqual([200, 409])
})

test('of two who mark a run as paid at once, one does, and the ledger pays once', async () => {
  const run = await desk.exported()
  const sent = await Promise.all([desk.markPaid(run), desk.markPaid(run, desk.approver)])
  expect(codes(sent)).toEqual([200, 409])
  expect(await desk.ledger()).toEqual({ all: 0, bank: EARNED })
})

test('of one who discards and one who marks as paid at once, one does', async () => {
  const run = await desk.exported()
  const [paid, discarded] = await Promise.all([desk.markPaid(run), desk.discard(run)])
  expect(codes([paid, discarded])).toEqual([200, 409])
  const isPaid = paid.code === 200
  expect(await desk.ledger()).toEqual({ all: 0, bank: isPaid ? EARNED : 0 })
  expect(await desk.ofStore(pizza)).toMatchObject({ balancePence: isPaid ? 0 : EARNED })
})

test('a transfer can’t be in two payouts', async () => {
  const run = (await desk.make()).body
  const [payout] = await desk.payouts(run)
  const again = server.context.pool.query(
    `INSERT INTO payout_transfer (transfer_id, payout_id)
     SELECT transfer_id, $1 FROM payout_transfer LIMIT 1`,
    [payout?.id],
  )
  await expect(again).rejects.toThrow('payout_transfer_pkey')
})

test('the database refuses a run that its maker approved', async () => {
  const { id } = (await desk.make()).body
  const approve = server.context.pool.query(
    'UPDATE payout_run SET approved_by = made_by WHERE id = $1',
    [id],
  )
  await expect(approve).rejects.toThrow('payout_run_check')
})

test('a crash while a run is marked as paid leaves it as it was, and the run goes on', async () => {
  const { pool } = server.owner
  await desk.sell(await desk.openStore('Another'))
  const run = await desk.exported()
  // The connection dies after the ledger has been written and before the transaction is committed.
  await pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid());
      RETURN NEW;
    END $$;
    CREATE TRIGGER die AFTER INSERT ON audit_event FOR EACH ROW
      WHEN (NEW.act = 'markPayoutRunPaid') EXECUTE FUNCTION die()`)
  expect((await desk.markPaid(run)).code).toBeGreaterThanOrEqual(500)
  expect(await desk.ledger()).toEqual({ all: 0, bank: 0 })
  expect(await desk.ofStore(pizza)).toMatchObject({ items: [], plannedPence: EARNED })
  await pool.query('DROP TRIGGER die ON audit_event')
  expect((await desk.markPaid(run)).body).toMatchObject({ status: 'paid', totalPence: 2 * EARNED })
  expect(await desk.ledger()).toEqual({ all: 0, bank: 2 * EARNED })
})

test('a crash while a run is made leaves nothing of it', async () => {
  const { pool } = server.owner
  await pool.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the power is out'; END $$;
    CREATE TRIGGER fail AFTER INSERT ON audit_event FOR EACH ROW
      WHEN (NEW.act = 'makePayoutRun') EXECUTE FUNCTION fail()`)
  expect((await desk.make()).code).toBe(500)
  await pool.query('DROP TRIGGER fail ON audit_event')
  expect((await desk.make()).body.totalPence).toBe(EARNED)
})
