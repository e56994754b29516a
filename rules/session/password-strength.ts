/** What makes a password hard to guess, as far as its characters tell. */
export interface PasswordStrength {
  isLong: boolean
  hasBothCases: boolean
  hasNumber: boolean
  hasSpecial: boolean
}

const LONG_FROM = 8
const LONGER_BY = 4

/** From how many characters a password is long: more than the marketplace asks of everyone. */
export const longFrom = (minimum: number): number =>
  minimum < LONG_FROM ? LONG_FROM : minimum + LONGER_BY

/**
 * Advice, not a rule: a password without any of these is accepted if it has the marketplace's `minimum` of
 * characters.
 */
export function passwordStrength(password: string, minimum: number): PasswordStrength {
  const characters = password.trim()
  return {
    isLong: [...characters].length >= longFrom(minimum),
    hasBothCases: /\p{Lu}/u.test(characters) && /\p{Ll}/u.test(characters),
    hasNumber: /\p{Nd}/u.test(characters),
    hasSpecial: /[^\p{L}\p{M}\p{N}\s]/u.test(characters),
  }
}

/** How many of the four it has. */
export function strengthCount(strength: PasswordStrength): 0 | 1 | 2 | 3 | 4 {
  const met = Object.values(strength).filter(Boolean).length
  // There are four of them.
  return met as 0 | 1 | 2 | 3 | 4
}
