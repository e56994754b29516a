import type { Call } from '#contract/call.ts'
import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { hasSecondFactor } from '#api/session/second-factor/second-factor.queries.ts'
import { loadOperatorRole } from './operators.queries.ts'

/**
 * Throws OPERATOR_ROLE_NOT_ALLOWED when the operator's role may not make the call, UNAUTHORIZED when there is
 * no such operator any more, and SECOND_FACTOR_MISSING while they have yet to set up what is required.
 */
export async function checkOperator(
  context: Pick<Context, 'db' | 'configuration'>,
  { id, operatorPermission }: Pick<Call, 'id' | 'operatorPermission'>,
  accountId: string,
): Promise<void> {
  const { db } = context
  if (!operatorPermission) throw new Error(`${id} names no permission of operators`)
  const role = await findOperatorRole({ db }, accountId)
  if (!isOperatorAllowed(role, operatorPermission))
    throw new ApiError('OPERATOR_ROLE_NOT_ALLOWED', { role })
  if (await lacksSecondFactor(context, accountId)) throw new ApiError('SECOND_FACTOR_MISSING')
}

/**
 * Whether an operator has yet to set up a second factor. It is required in production; the demonstration's
 * published operator signs in with a password alone.
 */
export async function lacksSecondFactor(
  { db, configuration }: Pick<Context, 'db' | 'configuration'>,
  accountId: string,
): Promise<boolean> {
  const isRequired = configuration.nodeEnv === 'production' && !configuration.sandbox
  return isRequired && !(await hasSecondFactor(db, accountId))
}

/** What somebody is at the marketplace. Throws UNAUTHORIZED when there is no such operator any more. */
export async function findOperatorRole(
  { db }: Pick<Context, 'db'>,
  accountId: string,
): Promise<OperatorRole> {
  const role = await loadOperatorRole(db, accountId)
  if (!role) throw new ApiError('UNAUTHORIZED')
  return role
}
