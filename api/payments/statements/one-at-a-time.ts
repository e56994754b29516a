/**
 * Makes work that keeps a processor busy wait for what was asked before it, however many ask at once:
 * together it would not be done any sooner, and would need the memory of all. What fails keeps nobody
 * waiting.
 */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
