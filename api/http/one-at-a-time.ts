/**
 * Runs work that needs a whole processor one after the other, however many request it at once: together it
 * would not be done any sooner, and would need the memory of all. A failure delays nothing.
 */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = Promise.allSettled([mine])
    return mine
  }
}
