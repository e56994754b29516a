import { parseArgs } from 'node:util'

export interface ChaosOrder {
  checkouts: number
  atOnce: number
  /** Determines the random choices; the timing is not determined. */
  seed: number
  /** No more customers start; what is under way is ended. */
  maxMinutes: number
  /** The maximum number of harms to programs and database; null: until no customer is left. */
  maximumHarms: number | null
}

/** Reads the options of `npm run chaos`. Throws one sentence about an invalid one. */
export function readOptions(args: string[]): ChaosOrder {
  const { values } = parseArgs({
    args,
    options: {
      checkouts: { type: 'string', default: '1000' },
      'at-once': { type: 'string', default: '16' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      minutes: { type: 'string', default: '30' },
      harms: { type: 'string' },
    },
  })
  return {
    checkouts: positive('checkouts', values.checkouts),
    atOnce: positive('at-once', values['at-once']),
    seed: whole('seed', values.seed),
    maxMinutes: positive('minutes', values.minutes),
    maximumHarms: values.harms === undefined ? null : whole('harms', values.harms),
  }
}

function whole(option: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new Error(`--${option} takes whole numbers, but not "${value}".`)
}

function positive(option: string, value: string): number {
  const number = whole(option, value)
  if (number > 0) return number
  throw new Error(`--${option} has to be more than 0.`)
}
