import { timingsOf } from '../timings.ts'

interface Watched {
  /** Durations in milliseconds, to which the peak adds as it goes. */
  reads: readonly number[]
  placed: readonly number[]
  running: { failed: number }
  memoryMb(): Promise<number>
}

/**
 * Prints every second what ended in it: how many, the 99th percentile, and the maximum.
 * @returns stops it
 */
export function printEverySecond({ reads, placed, running, memoryMb }: Watched): () => void {
  const seen = { seconds: 0, reads: 0, placed: 0, failed: 0 }
  const line = (name: string, durations: readonly number[]) => {
    const { count, p99Ms, maximumMs } = timingsOf(durations)
    const slowness =
      count === 0 ? '' : `, p99 ${Math.round(p99Ms)} ms, most ${Math.round(maximumMs)} ms`
    return `${name} ${count}${slowness}`
  }
  const print = async () => {
    seen.seconds += 1
    const text = [
      `${String(seen.seconds).padStart(5)} s`,
      line('reads', reads.slice(seen.reads)),
      line('placed', placed.slice(seen.placed)),
      `failed ${running.failed - seen.failed}`,
    ].join('  ')
    Object.assign(seen, { reads: reads.length, placed: placed.length, failed: running.failed })
    console.log(`${text}  up to ${await memoryMb()} MB`)
  }
  const printing = setInterval(() => void print(), 1000)
  return () => clearInterval(printing)
}
