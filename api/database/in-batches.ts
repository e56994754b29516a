/** Small enough to finish in a moment, so that nothing waits for their locks. */
const batch = 1000

/**
 * Does a large task in parts, each a transaction of its own. `part` gets the maximum number of rows, and
 * returns how many it processed; fewer end the task. Returns how many there were in all.
 */
export async function inBatches(
  signal: AbortSignal,
  part: (maximum: number) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    signal.throwIfAborted()
    const taken = await part(batch)
    total += taken
    if (taken < batch) return total
  }
}
