import type { LiveFigures } from './live.ts'
import type { PeakFigures } from './peak.ts'
import type { PageWeight } from './page-weight.ts'
import { STEPS, type PurchaseFigures } from './purchase.ts'
import type { Rate } from './rates.ts'
import type { StartFigures } from './start-time.ts'

type Cell = string | number
type Row = readonly Cell[]

export interface ListFigures {
  stores: number
  deliverThere: number
  everywhere: Rate
  again: Rate
  memoryMb: number
}

export interface PageFigures {
  name: string
  bytes: number
  coldMs: number
  warm: Rate
  bare: Rate
  share: number
  weight: PageWeight
}

export function listRows(lists: readonly ListFigures[]): Row[] {
  return [
    [
      'stores',
      'deliver there',
      'everywhere /s',
      'p50 ms',
      'p99 ms',
      'one place /s',
      'p99 ms',
      'memory MB',
    ],
    ...lists.map(({ stores, deliverThere, everywhere, again, memoryMb }) => [
      stores,
      deliverThere,
      everywhere.perSecond,
      everywhere.p50Ms,
      everywhere.p99Ms,
      again.perSecond,
      again.p99Ms,
      memoryMb,
    ]),
  ]
}

export function purchaseRows(purchases: readonly PurchaseFigures[]): Row[] {
  const head = purchases.flatMap(({ atOnce }) => [`p50 ms (${atOnce})`, `p99 ms (${atOnce})`])
  return [
    ['step', ...head],
    ...STEPS.map((step) => [
      step,
      ...purchases.flatMap(({ steps }) => [steps[step].p50Ms, steps[step].p99Ms]),
    ]),
    ['journeys/s', ...purchases.flatMap(({ perSecond }) => [perSecond, ''])],
  ]
}

export function pageRows(pages: readonly PageFigures[]): Row[] {
  return [
    ['page', 'bytes', 'cold ms', 'warm /s', 'p99 ms', 'bare server /s', 'share %'],
    ...pages.map(({ name, bytes, coldMs, warm, bare, share }) => [
      name,
      bytes,
      coldMs,
      warm.perSecond,
      warm.p99Ms,
      bare.perSecond,
      share,
    ]),
  ]
}

export function weightRows(pages: readonly PageFigures[]): Row[] {
  return [
    ['page', 'JavaScript', 'styles', 'HTML'],
    ...pages.map(({ name, weight }) => [name, weight.javaScriptKb, weight.stylesKb, weight.htmlKb]),
  ]
}

export function peakRows({ orders, perSecond, reads, steps }: PeakFigures): Row[] {
  return [
    ['step', 'count', 'p50 ms', 'p99 ms'],
    ['read', reads.count, reads.p50Ms, reads.p99Ms],
    ...STEPS.map((step) => [step, steps[step].count, steps[step].p50Ms, steps[step].p99Ms]),
    ['orders', orders, `${perSecond}/s`, ''],
  ]
}

export function liveRows({ streams, actToScreen, memoryMb }: LiveFigures): Row[] {
  return [
    ['open pages', 'acts', 'act to screen p50 ms', 'p99 ms', 'most ms', 'memory MB'],
    [
      streams,
      actToScreen.count,
      actToScreen.p50Ms,
      actToScreen.p99Ms,
      actToScreen.mostMs,
      memoryMb,
    ],
  ]
}

export function startRows({ firstMs, secondMs }: StartFigures): Row[] {
  return [
    ['', 'ms'],
    ['first, website built', firstMs],
    ['second', secondMs],
  ]
}

export function print(title: string, rows: readonly Row[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  const line = (row: Row) =>
    row.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](widths[i] ?? 0)).join('  ')
  console.log(`\n${title}\n${rows.map((row) => `  ${line(row)}`).join('\n')}`)
}
