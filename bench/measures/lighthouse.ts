import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '#tools/chromium.ts'
import { startCaddy } from '../server/caddy.ts'
import { startMarketplace } from '../server/started-marketplace.ts'

/** The medians of a page's runs: a phone on slow 4G, both simulated by Lighthouse. */
export interface LighthouseFigures {
  name: string
  runs: number
  /** Out of 100. */
  performance: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Everything that is loaded before the first touch, as sent. */
  scripts: number
  scriptKb: number
  /** Lighthouse's own benchmark of this machine; below 1,000 it was busy with something else. */
  machine: number
}

/**
 * Loaded by npm when it is needed: 185 MB, which only this measurement needs.
 * https://github.com/GoogleChrome/lighthouse, Apache-2.0
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const PAGES = {
  home: '/',
  list: '/restaurants/london/e8',
  menu: '/restaurant/pitta-patter',
  checkout: '/checkout',
}

const run = promisify(execFile)

/**
 * Measures first visits to a marketplace that has just been started for the first time.
 * @param folder where the reports go, as JSON
 * @param behindCaddy whether Caddy stands before it and speaks HTTP/2, as on the internet
 */
export async function measureLighthouse(
  folder: string,
  { behindCaddy }: { behindCaddy: boolean },
): Promise<LighthouseFigures[]> {
  await mkdir(folder, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckin-bench-lighthouse-'))
  try {
    const marketplace = await startMarketplace(dataDir)
    try {
      if (!behindCaddy) return await measurePages(marketplace.url, folder)
      const caddy = await startCaddy(marketplace.url)
      return await measurePages(caddy.url, folder).finally(caddy.stop)
    } finally {
      await marketplace.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measurePages(url: string, folder: string): Promise<LighthouseFigures[]> {
  const figures: LighthouseFigures[] = []
  for (const [name, path] of Object.entries(PAGES))
    figures.push(await measurePage(name, url + path, folder))
  return figures
}

async function measurePage(name: string, url: string, folder: string): Promise<LighthouseFigures> {
  const reports: Report[] = []
  for (let number = 1; number <= RUNS; number += 1)
    reports.push(await report(url, join(folder, `${name}-${number}.json`)))
  const median = (figure: (report: Report) => number) =>
    reports.map(figure).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  const ms = (audit: string) => Math.round(median(({ audits }) => numberOf(audits, audit)))
  return {
    name,
    runs: RUNS,
    performance: Math.round(median(({ categories }) => categories.performance.score) * 100),
    fcpMs: ms('first-contentful-paint'),
    lcpMs: ms('largest-contentful-paint'),
    tbtMs: ms('total-blocking-time'),
    cls: median(({ audits }) => numberOf(audits, 'cumulative-layout-shift')),
    scripts: median((each) => scriptsOf(each).length),
    scriptKb: Math.round(
      median((each) => scriptsOf(each).reduce((sum, { transferSize }) => sum + transferSize, 0)) /
        1000,
    ),
    machine: Math.round(median(({ environment }) => environment.benchmarkIndex)),
  }
}

async function report(url: string, path: string): Promise<Report> {
  const { executablePath, args, env } = await chromiumPath()
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${path}`,
    `--chrome-flags=${['--headless', '--ignore-certificate-errors', ...args].join(' ')}`,
  ]
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
  })
  // Lighthouse documents the shape of its reports.
  return JSON.parse(await readFile(path, 'utf8')) as Report
}

/** The fields of a report that are read. */
interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Loaded[] } }>
  environment: { benchmarkIndex: number }
}
interface Loaded {
  resourceType: string
  transferSize: number
}

function numberOf(audits: Report['audits'], name: string): number {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse reports no ${name}`)
  return value
}

const scriptsOf = ({ audits }: Report): readonly Loaded[] =>
  audits['network-requests']?.details?.items?.filter(
    ({ resourceType }) => resourceType === 'Script',
  ) ?? []
