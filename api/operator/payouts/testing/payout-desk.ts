import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Payout, PayoutHold, PayoutRun } from '#contract/payments/payouts.ts'
import type { StorePayouts } from '#contract/payments/store-payouts.ts'
import { chargeTransfers, type ChargedOrder } from '#rules/payments/charge-transfers.ts'
import { refundTransfers } from '#rules/payments/refund-transfers.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { sealBankDetails } from '#api/partner/business/bank-account-seal.ts'
import { saveSealedAccount } from '#api/partner/business/business.queries.ts'
import { insertMissingTransfers } from '#api/payments/ledger/ledger.queries.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

/** The Monday after the Friday of the orders. */
export const MONDAY = new Date('2026-05-18T09:00:00Z')
export const SUNDAY = '2026-05-17'

/** £25.60 by card, of which the store gets £25.10. */
const ORDER: ChargedOrder = {
  paymentMethod: 'online',
  subtotalPence: 2000,
  discountPence: 0,
  discountFundedBy: null,
  deliveryFeePence: 300,
  platformFeePence: 50,
  plasticBagChargePence: 10,
  tipPence: 200,
  totalPence: 2560,
  commission: null,
}
export const EARNED = 2510

/** Whoever pays restaurants, with restaurants that have sold something. */
export class PayoutDesk {
  maker!: TestAccount
  approver!: TestAccount
  private readonly server: TestApp
  private digits = 1000

  constructor(server: TestApp) {
    this.server = server
  }

  signIn(operatorRole: OperatorRole = 'finance'): Promise<TestAccount> {
    return openTestAccount(this.server.context, 'operator', { operatorRole })
  }

  async at(now: Date): Promise<void> {
    this.server.setNow(now)
    this.maker = await this.signIn()
    this.approver = await this.signIn()
  }

  /** A store with an account that is checked. */
  async openStore(name: string, { isChecked = true, hasAccount = true } = {}): Promise<string> {
    const { storeId } = await openTestStore(this.server.context, { store: { name } })
    if (hasAccount) await this.enterAccount(storeId, { isChecked })
    return storeId
  }

  async enterAccount(storeId: string, { isChecked = true } = {}): Promise<string> {
    const { context } = this.server
    const accountNumber = `1234${this.digits++}`
    const details = { accountName: 'Pizza Ltd', sortCode: '12-34-56', accountNumber }
    const sealed = await sealBankDetails(context, storeId, details)
    const lastDigits = accountNumber.slice(-4)
    const changedAt = context.now()
    await inTransaction(context.db, (transaction) =>
      saveSealedAccount(transaction, { storeId, sealed, lastDigits, changedAt }),
    )
    if (isChecked)
      await context.db
        .updateTable('store_bank_account')
        .set({ checked_at: changedAt })
        .where('store_id', '=', storeId)
        .execute()
    return lastDigits
  }

  /** Sells by card, or in cash, on the Friday. */
  async sell(
    storeId: string,
    { at = FRIDAY_EVENING, ...order }: Partial<ChargedOrder> & { at?: Date } = {},
  ): Promise<string> {
    const { context } = this.server
    const { orderId } = await placeTestOrder(context, { storeId })
    const transfers = chargeTransfers({ ...ORDER, ...order })
    await insertMissingTransfers(context.db, orderId, transfers, at)
    return orderId
  }

  /** Refunds some of an order that was paid by card. */
  async refund(orderId: string, amountPence: number): Promise<void> {
    const { db, now } = this.server.context
    const refund = { amountPence, payer: 'store', isRest: false } as const
    await insertMissingTransfers(db, orderId, refundTransfers(ORDER, refund, []), now())
  }

  async send<Answer = PayoutRun>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as = this.maker, body }: { as?: TestAccount; body?: object } = {},
  ): Promise<{ code: number; body: Answer & { message: unknown } }> {
    const answer = await this.server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: as.headers,
      ...(body && { body }),
    })
    const text = answer.body
    return { code: answer.statusCode, body: text === '' ? null : JSON.parse(text) }
  }

  make(until = SUNDAY, as = this.maker) {
    return this.send('POST', '/operator/payout-runs', { as, body: { until } })
  }

  approve({ id, version }: PayoutRun, as = this.approver) {
    return this.send('POST', `/operator/payout-runs/${id}/approve`, { as, body: { version } })
  }

  export({ id }: PayoutRun, as = this.maker) {
    return this.send('POST', `/operator/payout-runs/${id}/export`, { as })
  }

  markPaid({ id }: PayoutRun, as = this.maker) {
    return this.send('POST', `/operator/payout-runs/${id}/paid`, { as })
  }

  discard({ id }: PayoutRun, as = this.maker) {
    const body = { reason: 'Made too early' }
    return this.send('POST', `/operator/payout-runs/${id}/discard`, { as, body })
  }

  file({ id }: PayoutRun, kind: 'bacs' | 'csv') {
    const { headers } = this.maker
    return this.server.app.inject({ url: `/api/v1/operator/payout-runs/${id}/${kind}`, headers })
  }

  /** A run that waits for the bank. */
  async exported(until = SUNDAY): Promise<PayoutRun> {
    const run = (await this.make(until)).body
    await this.approve(run)
    return (await this.export(run)).body
  }

  async paid(until = SUNDAY): Promise<PayoutRun> {
    return (await this.markPaid(await this.exported(until))).body
  }

  async payouts({ id }: PayoutRun): Promise<Payout[]> {
    const path = `/operator/payout-runs/${id}/payouts`
    return (await this.send<{ items: Payout[] }>('GET', path)).body.items
  }

  async holds({ id }: PayoutRun): Promise<PayoutHold[]> {
    const path = `/operator/payout-runs/${id}/holds`
    return (await this.send<{ items: PayoutHold[] }>('GET', path)).body.items
  }

  /** What the store reads. */
  async ofStore(storeId: string): Promise<StorePayouts> {
    const as = await openTestAccount(this.server.context, 'partner', { storeIds: [storeId] })
    const path = `/partner/stores/${storeId}/payouts`
    return (await this.send<StorePayouts>('GET', path, { as })).body
  }

  /** What all accounts of the ledger have together, and what is in the bank's. */
  async ledger(): Promise<{ all: number; bank: number }> {
    const { rows } = await this.server.context.pool.query<{ account: string; pence: string }>(
      `SELECT account, sum(pence) AS pence FROM (
        SELECT credit AS account, amount_pence AS pence FROM ledger_transfer
        UNION ALL SELECT debit, -amount_pence FROM ledger_transfer) AS moved GROUP BY 1`,
    )
    const all = rows.reduce((sum, { pence }) => sum + Number(pence), 0)
    return { all, bank: Number(rows.find(({ account }) => account === 'bank')?.pence ?? 0) }
  }
}
