/** At most so many within so long, from the first one. */
export interface Limit {
  count: number
  withinMs: number
}
