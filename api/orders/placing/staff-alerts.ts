import { secondsToWaitingEmail } from '#rules/orders/waiting-email.ts'
import type { Job } from '#api/jobs/tasks.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'

interface Reaching {
  orderId: string
  store: Pick<StoreRecord, 'waitingEmailMinutes'>
  /** When the order reaches its store, and until when that has to answer. */
  at: Date
  deadlineAt: Date
  /** Null: as soon as possible. */
  serviceTime: Date | null
  opensAt: string | null
}

/** What tells the staff of a store of an order that reaches it, in the transaction that makes it do so. */
export function staffAlerts({ orderId, store, ...reaching }: Reaching): Job[] {
  const minutes = store.waitingEmailMinutes
  const afterSeconds = secondsToWaitingEmail({ ...reaching, minutes })
  const payload = { orderId }
  const push: Job = { task: 'push-to-staff', payload }
  if (afterSeconds === null) return [push]
  return [push, { task: 'email-waiting-order', payload, afterSeconds }]
}
