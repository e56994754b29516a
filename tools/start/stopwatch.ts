/** Passes a promise on, and says how long after the start of the program it was fulfilled. */
export type Stopwatch = <Result>(name: string, work: Promise<Result>) => Promise<Result>

/** A stopwatch that prints, or one that is silent. */
export function stopwatch(speaks: boolean): Stopwatch {
  return async (name, work) => {
    const beganMs = performance.now()
    const result = await work
    const nowMs = performance.now()
    if (speaks)
      console.log(`${name}: ${Math.round(nowMs - beganMs)} ms, done at ${Math.round(nowMs)} ms`)
    return result
  }
}
