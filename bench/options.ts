import { parseArgs } from 'node:util'
import { ORDERS_PER_SECOND } from './measures/peak.ts'

/** The parts that can be measured separately, in their order. */
export const PARTS = [
  'places',
  'zones',
  'purchases',
  'basket',
  'pages',
  'interactions',
  'menu-editor',
  'peak',
  'live',
  'board',
  'console',
  'starts',
  'import',
  'lighthouse',
  'lighthouse-h2',
] as const
export type Part = (typeof PARTS)[number]

export interface BenchOrder {
  parts: ReadonlySet<Part>
  sizes: number[]
  /** How long each figure is measured. */
  seconds: number
  peakSeconds: number
  ordersPerSecond: number
  streams: number
  /** Where Lighthouse's reports go. */
  reports: string
}

/** Busy evenings, open pages and touches take long, so they must be requested. */
const withoutAsking: readonly Part[] = ['places', 'zones', 'purchases', 'basket', 'pages', 'starts']

const text = (standard: string) => ({ type: 'string', default: standard }) as const

/** Reads the command line. Throws a sentence about an unknown option. */
export function readOrder(args: readonly string[]): BenchOrder {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: text(''),
      stores: text('1000,10000,100000'),
      seconds: text('8'),
      peak: text('0'),
      orders: text(String(ORDERS_PER_SECOND)),
      live: text('0'),
      reports: text('bench/results'),
    },
  })
  const peakSeconds = whole('peak', values.peak)
  const streams = whole('live', values.live)
  const named = values.only === '' ? withoutAsking : values.only.split(',').map(partNamed)
  const parts = new Set<Part>(named)
  if (peakSeconds > 0) parts.add('peak')
  if (streams > 0) parts.add('live')
  return {
    parts,
    sizes: values.stores.split(',').map((size) => whole('stores', size)),
    seconds: whole('seconds', values.seconds),
    peakSeconds: peakSeconds || 60,
    ordersPerSecond: whole('orders', values.orders),
    streams: streams || 2000,
    reports: values.reports,
  }
}

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each === name)
  if (!part) throw new Error(`--only knows ${PARTS.join(', ')}, but not "${name}".`)
  return part
}

function whole(option: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new Error(`--${option} takes whole numbers, but not "${value}".`)
}
