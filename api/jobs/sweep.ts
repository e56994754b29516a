const maximumFailures = 10
const sweepMs = 1000

/**
 * Runs something once a second until stopped, one run after the other. Any number of processes may. `onError`
 * gets failures, and the next run tries again.
 */
export function startSweep(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void = () => {},
): { stop(): Promise<void> } {
  let sweep: Promise<unknown> = Promise.resolve()
  let isSweeping = false
  const timer = setInterval(() => {
    if (isSweeping) return
    isSweeping = true
    sweep = work()
      .catch(onError)
      .finally(() => {
        isSweeping = false
      })
  }, sweepMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await sweep
    },
  }
}

/**
 * Handles everything that is overdue, page by page; returns how many items. One that fails stops no other and
 * is thrown at the end with `failure` as its message.
 */
export async function actOnOverdue<Item>({
  pageSize,
  atOnce = 1,
  load,
  act,
  failure,
}: {
  pageSize: number
  atOnce?: number
  /** The next page after an item; null: the first. */
  load: (behind: Item | null, limit: number) => Promise<Item[]>
  /** False when somebody else was first. */
  act: (item: Item) => Promise<boolean>
  failure: string
}): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  let page: Item[] = []
  do {
    page = await load(page.at(-1) ?? null, pageSize)
    for (let first = 0; first < page.length; first += atOnce) {
      const acts = await Promise.allSettled(page.slice(first, first + atOnce).map(act))
      for (const each of acts)
        if (each.status === 'rejected') failures.push(each.reason)
        else if (each.value) count += 1
    }
  } while (page.length === pageSize)
  if (failures.length > 0) throw new AggregateError(failures.slice(0, maximumFailures), failure)
  return count
}
