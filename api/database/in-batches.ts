/** Few enough to be over in a moment, so that nobody waits for their locks. */
const batch = 1000

/**
 * Does what may be much in parts, each a transaction of its own. `part` is told how many rows it may
 * take at most, and answers how many it took; fewer end it. Answers how many there were in all.
 */
export async function inBatches(
  signal: AbortSignal,
  part: (most: number) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    signal.throwIfAborted()
    const taken = await part(batch)
    total += taken
    if (taken < batch) return total
  }
}
