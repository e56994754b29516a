import {
  NAVIGATION_DELAY_MS,
  TOAST_CLOSES_AFTER_MS,
  TOASTS_SHOWN_AT_MOST,
  VERIFY_DIALOG_CLOSE_DELAY_MS,
} from '#contract/constants.ts'
import { bringBasket } from './doing/bring-basket.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { dialogNamed } from './doing/register.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

const momentMs = 100

test(
  'A dialog of success leads on a fifth of a second after it is answered, and so closes the one that waits for an email',
  { tag: '@phone' },
  async ({ page, calls }) => {
    await page.clock.install()
    const ways = [
      ['/account-verified-success', 'You’re in', 'Continue', '/create-customer-account'],
      ['/account-confirmed', 'All done already', 'Continue', '/login'],
      ['/account-verify', 'Check your email', 'Close', '/'],
    ] as const
    for (const [path, name, button, next] of ways)
      await test.step(path, () => expectToLeadOn(page, { path, name, button, next }))
    await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
    await page.evaluate(() => localStorage.clear())
    const [path, name, button] = ways[2]
    await test.step('with a basket, home', () =>
      expectToLeadOn(page, { path, name, button, next: '/' }))
    const overCheckout = { path: `${path}?_UCR_return_href=%2Fcheckout`, name, button }
    await test.step('with a basket and over checkout, there', () =>
      expectToLeadOn(page, { ...overCheckout, next: '/checkout' }))
  },
)

test(
  'At most three messages are there at once, at the top next to the basket, for five seconds each unless they stay',
  { tag: '@desktop' },
  async ({ page, troubles }) => {
    troubles.expect(/POST \/api\/v1\/cart 4/)
    await page.clock.install()
    await visit(page, '/restaurant/pitta-patter')
    const fail = await failWith(page)
    await fail('STORE_IS_CLOSED')
    await expect(shown(page)).toHaveCount(1)
    await holdClock(page)
    for (const code of ['SLOT_IS_FULL', 'SLOT_HAS_PASSED', 'SERVICE_NOT_OFFERED']) await fail(code)
    await expect(shown(page)).toHaveCount(TOASTS_SHOWN_AT_MOST)
    await expect(shown(page).filter({ hasText: 'isn’t taking orders at this time' })).toHaveCount(0)

    const newest = shown(page).filter({ hasText: 'doesn’t offer that' })
    const box = await newest.boundingBox()
    const frame = await page.getByRole('banner').boundingBox()
    const below = (box?.y ?? 0) - ((frame?.y ?? 0) + (frame?.height ?? 0))
    expect(below, 'the header with its basket stays in reach').toBeGreaterThan(0)
    expect(below).toBeLessThan(40)
    expect(box?.x, 'the basket on the right stays in sight').toBeLessThan(60)

    await page.clock.runFor(TOAST_CLOSES_AFTER_MS - 2 * momentMs)
    await expect(newest).toBeVisible()
    await page.clock.runFor(2 * momentMs)
    await expect(page.locator('.toast')).toHaveCount(0)

    await test.step('one that must be read stays until it is closed', async () => {
      await fail('SUSPENDED_USER')
      await page.clock.runFor(10 * 60_000)
      await expect(shown(page)).toContainText('The account has been suspended.')
      await shown(page).locator('.icon-btn').click()
      await page.clock.runFor(momentMs)
      await expect(page.locator('.toast')).toHaveCount(0)
    })
  },
)

test(
  'On a phone a dialog begins beneath the messages',
  { tag: '@phone' },
  async ({ page, troubles }) => {
    troubles.expect(/POST \/api\/v1\/cart 4/)
    await page.clock.install()
    // So low that the dialog is as high as there is room.
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(page, '/restaurant/pitta-patter')
    const fail = await failWith(page)
    await fail('SUSPENDED_USER')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    const heading = dialogNamed(page, 'Welcome back').getByRole('heading')
    await expect(async () => {
      const [message, title] = [await shown(page).boundingBox(), await heading.boundingBox()]
      if (!message || !title) throw new Error('They are not on the page')
      expect(title.y).toBeGreaterThan(message.y + message.height)
    }).toPass()
  },
)

/** Stops the clock, except for what a test runs. */
async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  // Later than it will be when the page receives it.
  await page.clock.pauseAt(now + 60_000)
}

interface Way {
  path: string
  name: string
  button: string
  next: string
}

async function expectToLeadOn(page: Page, { path, name, button, next }: Way): Promise<void> {
  await page.clock.resume()
  await visit(page, path)
  await expect(dialogNamed(page, name)).toBeVisible()
  await holdClock(page)
  await dialogNamed(page, name).getByRole('button', { name: button }).click()
  const delayMs = button === 'Close' ? VERIFY_DIALOG_CLOSE_DELAY_MS : NAVIGATION_DELAY_MS
  await page.clock.runFor(delayMs - 1)
  // As long as a closing animation would take that had started too early.
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()))
  await expect(page).toHaveURL(path)
  await expect(dialogNamed(page, name)).toBeVisible()
  await page.clock.runFor(1)
  await expect(page).toHaveURL(next)
}

/** Those that are not delayed because there are too many. */
const shown = (page: Page) => page.locator('.toast:not([hidden])')

/** Returns how to add a dish that fails, with a reason in a message. */
async function failWith(page: Page): Promise<(code: string) => Promise<void>> {
  let message = ''
  await page.route('**/api/v1/cart', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, error: 'Conflict', message } }),
  )
  return async (code) => {
    message = code
    const answered = page.waitForResponse('**/api/v1/cart')
    await addAtOnce(page, 'Ayran')
    // It is sent a moment later, and its message shown a moment after the answer.
    await page.clock.runFor(5 * momentMs)
    await answered
    await page.clock.runFor(momentMs)
  }
}
