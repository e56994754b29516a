/** A PIN is 4 to 6 digits. */
export const PIN = /^\d{4,6}$/

const RUNS = ['01234567890', '09876543210']
/** A line down the middle of the number pad, and back. */
const LINES = new Set(['2580', '0852'])

/**
 * Whether a PIN is among those that are tried first: fewer than three different digits (1111, 1212), digits
 * in a row (1234, 9876), the same half twice (123123), a year of somebody's life, or a line of the pad.
 */
export function isGuessablePin(pin: string): boolean {
  return (
    new Set(pin).size < 3 ||
    RUNS.some((run) => run.includes(pin)) ||
    /^(\d+)\1$/.test(pin) ||
    /^(19|20)\d\d$/.test(pin) ||
    LINES.has(pin)
  )
}
