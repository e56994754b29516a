import type { CallFigures } from './measures/address-calls.ts'
import type { BasketFigures } from './measures/baskets.ts'
import { BOARD_ACTS, type BoardFigures } from './measures/board.ts'
import type { ConsoleFigures } from './measures/console.ts'
import type { InteractionFigures } from './clients/phone.ts'
import type { MenuEditorFigures } from './measures/menu-editor.ts'
import type { LighthouseFigures } from './measures/lighthouse.ts'
import type { LiveFigures } from './measures/live.ts'
import type { PeakFigures } from './measures/peak.ts'
import type { PageFigures } from './measures/pages.ts'
import { STEPS, type PurchaseFigures } from './measures/purchase.ts'
import type { ImportFigures } from './measures/store-import.ts'
import type { StartFigures } from './measures/start-time.ts'
import type { SizeFigures } from './measures/stores-of-country.ts'

type Cell = string | number
type Row = readonly Cell[]

const ratio = (ms: number, firstMs = ms) => Math.round((ms / firstMs) * 100) / 100

export function addressRows(calls: readonly CallFigures[]): Row[] {
  return [
    ['call', '1: p50 ms', 'p99 ms', '16: /s', 'p50 ms', 'p99 ms'],
    ...calls.map(({ name, alone, together }) => [
      name,
      alone.p50Ms,
      alone.p99Ms,
      together.perSecond,
      together.p50Ms,
      together.p99Ms,
    ]),
  ]
}

export function interactionRows(figures: readonly InteractionFigures[]): Row[] {
  return [
    ['touch or key', 'times', 'median ms', 'worst ms'],
    ...figures.map(({ name, times, medianMs, worstMs }) => [name, times, medianMs, worstMs]),
  ]
}

export function importRows(figures: ImportFigures): Row[] {
  const { stores, fileMb, firstSeconds, againSeconds, memoryMb } = figures
  return [
    ['stores', 'file, MB', 'first time, s', 'again, s', 'memory, MB'],
    [stores, fileMb, firstSeconds, againSeconds, memoryMb],
  ]
}

export function menuEditorRows({ readDraft, edit, publish }: MenuEditorFigures): Row[] {
  return [
    ['call', 'p50 ms', 'p99 ms'],
    ['reading the draft', readDraft.p50Ms, readDraft.p99Ms],
    ['one edit', edit.p50Ms, edit.p99Ms],
    ['publishing', publish.p50Ms, publish.p99Ms],
  ]
}

/** The cost of a look-up at each size, next to the smallest of the same run. */
export function flatRows(sizes: readonly SizeFigures[], call: 'list' | 'dish' | 'zone'): Row[] {
  const first = sizes[0]?.[call]
  return [
    ['stores', '1: p50 ms', 'p99 ms', 'ratio', '16: /s', 'p50 ms', 'p99 ms', 'ratio'],
    ...sizes.map(({ stores, [call]: { alone, together } }) => [
      stores,
      alone.p50Ms,
      alone.p99Ms,
      ratio(alone.p50Ms, first?.alone.p50Ms),
      together.perSecond,
      together.p50Ms,
      together.p99Ms,
      ratio(together.p50Ms, first?.together.p50Ms),
    ]),
  ]
}

/** One figure at each size. */
export function rateRows(sizes: readonly SizeFigures[], figure: 'again' | 'anyZone'): Row[] {
  return [
    ['stores', '/s', 'p50 ms', 'p99 ms'],
    ...sizes.map(({ stores, [figure]: { perSecond, p50Ms, p99Ms } }) => [
      stores,
      perSecond,
      p50Ms,
      p99Ms,
    ]),
  ]
}

export function denseRows(sizes: readonly SizeFigures[]): Row[] {
  return [
    ['stores', 'deliver there', '/s', 'p50 ms', 'p99 ms'],
    ...sizes.map(({ stores, dense: { deliverThere, rate } }) => [
      stores,
      deliverThere,
      rate.perSecond,
      rate.p50Ms,
      rate.p99Ms,
    ]),
  ]
}

export function sizeRows(sizes: readonly SizeFigures[]): Row[] {
  return [
    ['stores', 'loaded s', 'started ms', 'first home ms', 'next home ms', 'memory MB'],
    ...sizes.map((size) => [
      size.stores,
      Math.round(size.loadedInMs / 1000),
      size.startedInMs,
      size.firstHomeMs,
      size.nextHomeMs,
      size.memoryMb,
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
    ['server ms', ...purchases.flatMap(({ worked }) => [worked.serverMs, ''])],
    ['database ms', ...purchases.flatMap(({ worked }) => [worked.databaseMs, ''])],
  ]
}

export function basketRows(figures: readonly BasketFigures[]): Row[] {
  return [
    ['at once', '/s', 'p50 ms', 'p99 ms', 'most ms', 'server ms', 'database ms'],
    ...figures.map(({ atOnce, perSecond, p50Ms, p99Ms, maximumMs, worked }) => [
      atOnce,
      perSecond,
      p50Ms,
      p99Ms,
      maximumMs,
      worked.serverMs,
      worked.databaseMs,
    ]),
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

export function peakRows({ reads, steps, ...peak }: PeakFigures): Row[] {
  return [
    ['step', 'count', 'p50 ms', 'p99 ms', 'most ms'],
    ['read', reads.count, reads.p50Ms, reads.p99Ms, reads.maximumMs],
    ...STEPS.map((step) => {
      const { count, p50Ms, p99Ms, maximumMs } = steps[step]
      return [step, count, p50Ms, p99Ms, maximumMs]
    }),
    ['orders', peak.orders, `${peak.perSecond}/s`, `of ${peak.ordersPerSecond}/s`, ''],
    ['in the database', peak.ordersStored, '', '', ''],
    ['failed', peak.failed, peak.firstFailure, '', ''],
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
      actToScreen.maximumMs,
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

export function lighthouseRows(visits: readonly LighthouseFigures[]): Row[] {
  return [
    ['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'scripts', 'kB', 'machine'],
    ...visits.map((visit) => [
      visit.name,
      visit.performance,
      visit.fcpMs,
      visit.lcpMs,
      visit.tbtMs,
      Math.round(visit.cls * 1000) / 1000,
      visit.scripts,
      visit.scriptKb,
      visit.machine,
    ]),
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

export function boardRows({ acts, list, listKb }: BoardFigures): Row[] {
  const timed = [
    ...BOARD_ACTS.map((act) => ({ name: act, timings: acts[act] })),
    { name: `the whole list, ${listKb} kB`, timings: list },
  ]
  return [
    ['call', 'times', 'p50 ms', 'p99 ms', 'longest ms'],
    ...timed.map(({ name, timings }) => [
      name,
      timings.count,
      timings.p50Ms,
      timings.p99Ms,
      timings.maximumMs,
    ]),
  ]
}

/** What each call takes at each size, and how much more work it is at the largest than at the smallest. */
export function consoleRows(sizes: readonly ConsoleFigures[]): Row[] {
  const head = sizes.flatMap(({ orders }) => [`${orders} orders: p50 ms`, 'p99 ms', 'worked ms'])
  const names = sizes[0]?.calls.map(({ name }) => name) ?? []
  return [
    ['page', ...head, 'work ratio'],
    ...names.map((name) => {
      const calls = sizes.flatMap((size) => size.calls.filter((call) => call.name === name))
      const timed = calls.flatMap(({ p50Ms, p99Ms, workedMs }) => [p50Ms, p99Ms, workedMs])
      return [name, ...timed, ratio(calls.at(-1)?.workedMs ?? 0, calls[0]?.workedMs)]
    }),
    ['loaded s', ...sizes.flatMap(({ loadedInMs }) => [Math.round(loadedInMs / 1000), '', '']), ''],
  ]
}
