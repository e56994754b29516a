import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that the dark colours can break; nothing else differs between light and dark. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']
type RunOnly = { type: 'rule' | 'tag'; values: string[] }

/** Checks a page, or the dialog over it, against WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await audit(page, 'dark')
  const dark = await violationsOf(page, { type: 'rule', values: rulesOfColours })
  expect(dark, `${name} in dark`).toEqual([])
  await audit(page, 'light')
  const light = await violationsOf(page, { type: 'tag', values: rules })
  expect(light, `${name} in light`).toEqual([])
}

/** The same on a phone and on a desktop, wherever the journey runs; for pages with another layout. */
export async function expectAccessibleAtEveryWidth(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  const usual = page.viewportSize()
  if (!usual) throw new Error('A journey has a screen')
  const other = usual.width > 640 ? { width: 390, height: 844 } : { width: 1280, height: 900 }
  await page.setViewportSize(other)
  await audit(page, 'light')
  // Everything has the same colours there.
  const there = await violationsOf(page, { type: 'tag', values: rules }, rulesOfColours)
  expect(there, `${name} at ${other.width} px`).toEqual([])
  await page.setViewportSize(usual)
}

async function audit(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settled(page)
}

/**
 * The rules, compressed, once in each document: evaluating them takes as long as checking a small page. They
 * bypass the content security policy, which forbids scripts of others.
 */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

async function violationsOf(page: Page, runOnly: RunOnly, without: string[] = []) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options: axe.RunOptions = {
    runOnly,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Passed rules are not reported, which takes most of the time.
    resultTypes: ['violations'],
    // None of these rules reads style sheets; nothing of ours makes a sound by itself.
    preload: false,
    // The only frames are the payment provider's.
    iframes: false,
  }
  return page.evaluate(async (given) => {
    const isSeen = (part: string) =>
      [...document.querySelectorAll(part)].some((element) => element.checkVisibility())
    // The page below a dialog or a menu is inert, and is checked by itself.
    const parts = ['[role="dialog"]', '[role="alertdialog"]', '[role="listbox"]', '[role="menu"]']
    const over = isSeen('[role="dialog"], [role="alertdialog"], [role="menu"]')
      ? parts.filter((part) => document.querySelector(part))
      : []
    // Defined by its source.
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    // The thin bar of a page that is still fetching something is above every part of the page.
    const all = { exclude: ['.bar-progress.top'] }
    // What browsers lay out only near the screen would be measured at an estimated place.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
    const { violations } = await run(over.length > 0 ? { include: over } : all, given)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== laidOut)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, options)
}

/** Waits until every finite animation has ended; colours too take a moment to change. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
