/** Guesses without waiting: enough for who mixes up their two or three passwords. */
export const FREE_GUESSES = 5
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 15 * 60_000

/**
 * The delay after a guess before the next one is checked, by the number of wrong guesses since the last
 * right one: none up to the fifth, then 1 s, 2 s, 4 s and so on, 15 minutes at most.
 */
export function guessDelayMs(guesses: number): number {
  if (guesses < FREE_GUESSES) return 0
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (guesses - FREE_GUESSES))
}

/** Every delay there is, the first one after one guess; after more guesses it is the last. */
export const GUESS_DELAYS_MS: readonly number[] = everyDelay()

function everyDelay(): number[] {
  const delays: number[] = []
  while (delays.at(-1) !== LONGEST_DELAY_MS) delays.push(guessDelayMs(delays.length + 1))
  return delays
}
