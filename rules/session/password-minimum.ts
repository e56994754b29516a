/** Operators see everybody's data and pay money out, so that their passwords are never as short as customers' may be. */
const OPERATOR_MINIMUM = 8

type AccountType = 'customer' | 'partner' | 'operator'

/**
 * The fewest characters of a new password.
 *
 * @param setting PASSWORD_MINIMUM, which counts for everybody
 * @param accountType undefined: it is not known yet whose password it is
 */
export function passwordMinimumOf(accountType: AccountType | undefined, setting: number): number {
  return accountType === 'operator' ? Math.max(setting, OPERATOR_MINIMUM) : setting
}
