import type { ProfileType } from '#contract/session.ts'

/** Operators see everybody's data and pay money out, so that their passwords are never as short as customers' may be. */
const OPERATOR_MINIMUM = 8

/**
 * The fewest characters of a new password.
 *
 * @param setting PASSWORD_MINIMUM, which counts for everybody
 * @param profileType undefined: it is not known yet whose password it is
 */
export function passwordMinimumOf(profileType: ProfileType | undefined, setting: number): number {
  return profileType === 'operator' ? Math.max(setting, OPERATOR_MINIMUM) : setting
}
