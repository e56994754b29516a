import { expect, type Page } from '@playwright/test'

/** Where the tab key leads, in its order. */
interface Stop {
  /** Its role and name. */
  what: string
  /** What somebody at a keyboard would miss there; usually nothing. */
  faults: string[]
  /** How it looks while it has the focus. */
  ring: string
}

/** Pressed at once: waiting for each takes longer than the press. */
const PRESSES = 40
/** The longest pages have a few hundred stops. */
const PRESSES_MAXIMUM = 800

/**
 * Holds the tab key down until it has led through the whole page, or through the dialog over it: everything it
 * stops at has a name, is on the screen with nothing over it, and shows that it has the focus. The focus and
 * the scrolling are afterwards as they were.
 */
export async function expectWalkable(page: Page, name: string): Promise<void> {
  const faults = (await walk(page)).flatMap(({ what, faults: its }) =>
    its.map((fault) => `${what}: ${fault}`),
  )
  expect(faults, `${name} by keyboard`).toEqual([])
}

/** Nothing has taken the focus away without giving it to something else. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')
  await expect.poll(focused, { message: `the focus after ${after}` }).not.toBe('BODY')
}

async function walk(page: Page): Promise<Stop[]> {
  // Otherwise a page would still be scrolling at each stop.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(watchTabs)
  let isRound = false
  for (let pressed = 0; !isRound && pressed < PRESSES_MAXIMUM; pressed += PRESSES) {
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.down('Tab')))
    isRound = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return watched().isRound
    })
  }
  await page.keyboard.up('Tab')
  const stops = await page.evaluate(() => watched().end())
  if (!isRound) throw new Error(`${PRESSES_MAXIMUM} presses of the tab key do not lead round`)
  return stops
}

/** What the function below leaves in the page. */
declare const watched: () => { isRound: boolean; end: () => Stop[] }

/** Runs in the page: notes each stop when the next press is about to leave it, and the page has scrolled to it. */
function watchTabs(): void {
  const before = document.activeElement
  const [left, top] = [scrollX, scrollY]
  const seen = new Map<Element, Stop>()
  let last: Element | null = null
  let isFirst = true
  /** It has come to the end of the page or the dialog. */
  let isEnd = false
  const watch = {
    isRound: false,
    end() {
      document.removeEventListener('keydown', note, true)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      scrollTo({ left, top, behavior: 'instant' })
      return [...seen.values()]
    },
  }
  Object.assign(globalThis, { watched: () => watch })
  document.addEventListener('keydown', note, true)

  function note(press: KeyboardEvent) {
    const stop = document.activeElement
    // A dialog is about to lead back to its beginning, which takes until the next frame.
    const isGuard = stop?.hasAttribute('data-base-ui-focus-guard')
    if (isGuard || stop === document.body) isEnd = true
    if (isGuard) return press.preventDefault()
    // The parts of a date are stops of the same field.
    if (press.key !== 'Tab' || watch.isRound || (last && last === stop && !isEnd)) return
    const left = last && seen.get(last)
    if (left && last && last !== stop && ringOf(last) === left.ring)
      left.faults.push('does not show that it has the focus')
    last = null
    // Where the walk begins somebody may have been led by something else than the tab key.
    if (isFirst) return void (isFirst = false)
    if (!stop || stop === document.body) return
    if (seen.has(stop)) return void (watch.isRound = true)
    const name = nameOf(stop)
    const role = stop.getAttribute('role') ?? stop.tagName.toLowerCase()
    const faults = [...(name === '' ? ['has no name'] : []), ...hiding(stop)]
    const what = `${role} “${name.slice(0, 60)}”`
    seen.set(stop, { what, faults, ring: ringOf(stop) })
    last = stop
  }

  function nameOf(stop: Element): string {
    const byIds = stop.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in stop ? [...((stop.labels as NodeListOf<Element> | null) ?? [])] : []
    return (
      [
        ...byIds.map((id) => document.getElementById(id)?.textContent),
        stop.getAttribute('aria-label'),
        ...labels.map(({ textContent }) => textContent),
        // A list to choose from is not named by what is in it.
        stop.matches('a, button, summary, [role]') ? stop.textContent : '',
        ...[...stop.querySelectorAll('img')].map(({ alt }) => alt),
        stop.getAttribute('title'),
      ]
        .map((part) => part?.replaceAll(/\s+/g, ' ').trim() ?? '')
        .find((part) => part !== '') ?? ''
    )
  }

  /** The label of a control that draws nothing itself. */
  function seenPart(stop: Element): Element {
    const isDrawn = getComputedStyle(stop).opacity !== '0' && stop.getBoundingClientRect().width > 1
    return isDrawn ? stop : (stop.closest('label') ?? stop)
  }

  function hiding(stop: Element): string[] {
    const part = seenPart(stop)
    const [box] = part.getClientRects()
    if (!box || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return ['is not visible']
    const shares = [0.1, 0.5, 0.9]
    const points = shares.flatMap((across) =>
      shares.map((down) => [box.x + box.width * across, box.y + box.height * down] as const),
    )
    const onScreen = points.filter(
      ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
    )
    if (onScreen.length === 0) return ['is not on the screen']
    // Messages go by themselves, and F6 leads to them.
    const isOver = (element: Element) => part.contains(element) || !element.closest('.toasts')
    const over = onScreen.map(([x, y]) => document.elementsFromPoint(x, y).find(isOver))
    const isOwn = (element: Element | undefined) =>
      element && (part.contains(element) || element.contains(part))
    if (over.some(isOwn)) return []
    return [`is covered by ${over[0]?.tagName.toLowerCase()}.${over[0]?.className}`]
  }

  /** Of itself and of what is drawn around it, such as the box of a field. */
  function ringOf(stop: Element): string {
    const around = [stop, stop.nextElementSibling, stop.parentElement, stop.closest('label')]
    return around
      .map((element) => {
        if (!element) return ''
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
        return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow].join(' ')
      })
      .join('; ')
  }
}
