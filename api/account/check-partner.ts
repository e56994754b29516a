import type { Call } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import {
  isRoleAllowed,
  ROLE_AS_STAFF,
  roleOnTablet,
  TABLET_ROLE,
  type StaffRole,
} from '#contract/partner/staff-roles.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type ReceivedCall, type Handler, type Serve } from '#api/http/serve.ts'
import { loadRoleAt, loadRoleOn } from './check-partner.queries.ts'

/** Who works for a store: an account, one on a shared tablet, or an operator as its staff. */
export type Worker = Pick<Who, 'accountId' | 'tablet' | 'asStaff'>

/** Serves calls of the store app to those of a restaurant's staff whose role may make them. */
export function staffCalls(serve: Serve, context: Context) {
  const checked =
    (check: (given: ReceivedCall<Call>, call: Call) => Promise<void>) =>
    <C extends Call>(call: C, handler: Handler<C>) =>
      serve(call, async (received) => {
        await check(received as unknown as ReceivedCall<Call>, call)
        return handler(received)
      })
  return {
    /** Of a call with a `storeId` in its path. */
    ofStore: checked((receivedCall, call) =>
      checkStoreOf(context, call, accountOf(receivedCall), named(receivedCall, 'storeId')),
    ),
    /** Of a call with an `orderId` in its path. */
    ofOrder: checked((asking, call) =>
      checkOrderOf(context, call, accountOf(asking), named(asking, 'orderId')),
    ),
  }
}

/**
 * Throws NONEXISTING_STORE unless the account works for the store, as if there were none, and
 * STAFF_ROLE_NOT_ALLOWED when its role may not make the call.
 */
export async function checkStoreOf(
  { db }: Pick<Context, 'db'>,
  call: Call,
  worker: Worker,
  storeId: string,
): Promise<void> {
  checkRole(call, await findRoleAt(db, worker, storeId), 'NONEXISTING_STORE')
}

/** Throws NONEXISTING_STORE unless the account works for the store, whatever as. */
export async function checkWorksAt(
  { db }: Context,
  worker: Worker,
  storeId: string,
): Promise<void> {
  if ((await findRoleAt(db, worker, storeId)) === undefined) throw new ApiError('NONEXISTING_STORE')
}

/** The same for an order of a store, with NONEXISTING_ORDER. */
async function checkOrderOf(
  { db }: Context,
  call: Call,
  worker: Worker,
  orderId: string,
): Promise<void> {
  const row = await loadRoleOn(db, worker.accountId, orderId)
  const role = row && roleOf(worker, row.storeId, row.role ?? undefined)
  checkRole(call, role, 'NONEXISTING_ORDER')
}

async function findRoleAt(db: Context['db'], worker: Worker, storeId: string) {
  return roleOf(worker, storeId, await loadRoleAt(db, worker.accountId, storeId))
}

/**
 * What somebody is at a store, by what they are otherwise: a shared tablet works for one store only, with a
 * role of its own while nobody has switched to themselves, and nobody owns the store there. An operator works as
 * the staff of one store.
 */
export function roleOf(
  { accountId, tablet, asStaff }: Worker,
  storeId: string,
  stored: StaffRole | undefined,
): StaffRole | undefined {
  if (asStaff) return asStaff.storeId === storeId ? ROLE_AS_STAFF : undefined
  if (!tablet) return stored
  if (tablet.storeId !== storeId) return undefined
  if (tablet.accountId === accountId) return TABLET_ROLE
  return stored && roleOnTablet(stored)
}

/** Throws `unknown` without a role, and STAFF_ROLE_NOT_ALLOWED for one that may not make the call. */
export function checkRole(
  { id, staffPermission }: Pick<Call, 'id' | 'staffPermission'>,
  role: StaffRole | undefined,
  unknown: ErrorCode,
): void {
  if (!staffPermission) throw new Error(`${id} names no permission of staff`)
  if (role === undefined) throw new ApiError(unknown)
  if (!isRoleAllowed(role, staffPermission)) throw new ApiError('STAFF_ROLE_NOT_ALLOWED', { role })
}

/** Who changes something for a restaurant, as the audit log has it. */
export function changerOf(asking: { who: Who | null }): StoreChanger {
  const { accountId, asStaff } = accountOf(asking)
  return { accountId, by: asStaff ? 'asStaff' : 'partner', ...(asStaff && { asStaff }) }
}

export type StoreChanger = Pick<Worker, 'asStaff'> & {
  accountId: string
  by: 'partner' | 'asStaff'
}

function named({ params }: ReceivedCall<Call>, name: string): string {
  const value = (params as Record<string, unknown>)[name]
  if (typeof value !== 'string') throw new Error(`The call has no ${name} in its path`)
  return value
}
