/** How long something took, many times: what the tables show. */
export interface Timings {
  count: number
  p50Ms: number
  p99Ms: number
  maximumMs: number
}

export function timingsOf(durationsMs: readonly number[]): Timings {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    count: sorted.length,
    p50Ms: rounded(at(0.5)),
    p99Ms: rounded(at(0.99)),
    maximumMs: rounded(sorted.at(-1)),
  }
}

const rounded = (ms = Number.NaN) => Math.round(ms * 100) / 100
