import { bringBasket } from './doing/bring-basket.ts'
import { expect, type Page } from './journey.ts'
import { pressLabel, tabTo } from './doing/press.ts'
import { test } from './marketplace/connected-marketplace.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { reportsTo } from './watching/reports.ts'

// They share their marketplace.
test.describe.configure({ mode: 'default' })

test.describe('With Sentry', () => {
  const menu = '/restaurant/saffron-street-kitchen'
  const typed = 'nia.morgan@example.com'

  test('only who agrees reports errors, and nothing that names them; they stop with one press', async ({
    page,
    calls,
    services,
    troubles,
  }) => {
    test.slow()
    troubles.expect(/Broken on purpose/)
    const reported = reportsTo(services)
    await reported.clear()
    await chance(page, 0.05)
    const dish = { store: 'saffron-street-kitchen', dish: 'Garlic naan' }
    await bringBasket(page, await calls.fillBasket(dish))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const ofSentry = () => requests.filter((url) => /\/monitor-|\/sentry\//.test(url))

    await test.step('nothing before the answer, and nothing after a no', async () => {
      await page.goto(menu)
      const banner = page.getByRole('region', { name: 'Can we collect error reports?' })
      const [accept, reject] = ['Accept', 'Reject'].map((name) =>
        banner.getByRole('button', { name }),
      )
      const [one, other] = [await accept?.boundingBox(), await reject?.boundingBox()]
      expect(Math.abs((one?.width ?? 0) - (other?.width ?? 9))).toBeLessThan(3)
      await tabTo(page, banner.getByRole('link', { name: 'What this means' }), { maximum: 3 })
      await expectAccessibleAtEveryWidth(page, 'the question about errors')
      await breakOnPurpose(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const basket = page.getByRole('button', { name: 'View basket' })
      await expect(basket).toBeVisible()
      const [question, bar] = [await banner.boundingBox(), await basket.boundingBox()]
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
      await page.setViewportSize({ width: 1280, height: 900 })
      await reject?.click()
      await expect(banner).toBeHidden()
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(banner).toBeHidden()
      expect(ofSentry()).toEqual([])
    })

    await test.step('errors, pace and a recording after a yes', async () => {
      await page.goto('/privacy-choices')
      await page.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByRole('status')).toContainText('It’s on.')
      await page.goto(`${menu}?email=${typed}`)
      await expect.poll(() => ofSentry().length).toBeGreaterThan(0)
      await page.getByRole('searchbox').first().fill('for nia')
      await page.getByRole('button', { name: 'Allergens to avoid' }).click()
      await pressLabel(page.getByRole('checkbox', { name: 'Milk' }))
      await page.keyboard.press('Escape')
      await breakOnPurpose(page)
      await expect.poll(() => reported.ofType('event'), long).toHaveLength(1)
      const [event] = await reported.ofType('event')
      expect(event).toMatchObject({
        exception: { values: [{ value: 'Broken on purpose for :x at /basket/:x' }] },
        tags: { page: '/restaurant/:x' },
      })
      await expect.poll(async () => (await reported.ofType('transaction')).length, long).toBe(1)
      // A recording that is too short at first is sent after the next thing that somebody does.
      const recordedPages = async () => {
        await page.mouse.wheel(0, 40)
        return reported.recordedPages()
      }
      await expect.poll(recordedPages, long).toEqual([`/restaurant/:x`])
    })

    await test.step('no recording where people log in, pay or see their account', async () => {
      await page.getByRole('link', { name: 'Log in' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill(typed)
      expect(await recordingOf(page)).toBeNull()
      await page.getByLabel('Password', { exact: true }).fill('my dog is called Biscuit')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => recordingOf(page)).not.toBeNull()
      await breakOnPurpose(page)
      for (const path of ['/checkout', '/customer/account/details', '/account/orders']) {
        await page.goto(path)
        await expect.poll(() => sdkIsThere(page), long).toBe(true)
        const before = (await reported.ofType('event')).length
        await breakOnPurpose(page)
        await expect
          .poll(async () => (await reported.ofType('event')).length, long)
          .toBe(before + 1)
      }
      expect(await reported.recordedPages()).toEqual([`/restaurant/:x`])
      const all = await reported.text()
      const personal = ['nia', 'Biscuit', 'biryani', 'Saffron', '"checkbox"', 'q3Vn8fK2', 'email=']
      expect(personal.filter((words) => all.includes(words))).toEqual([])
    })

    await test.step('it stops with one press', async () => {
      await page.goto('/privacy-choices')
      await expect.poll(() => sdkIsThere(page), long).toBe(true)
      await page.getByRole('button', { name: 'Stop and delete' }).click()
      await expect(page.getByRole('status')).toContainText('It’s off.')
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])
      expect(stored.filter((key) => /sentry/i.test(key))).toEqual([])
      await reported.clear()
      requests.length = 0
      await breakOnPurpose(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
      await page.goto(menu)
      await breakOnPurpose(page)
      await page.waitForLoadState('networkidle')
      expect(ofSentry()).toEqual([])
      expect(await reported.text()).toBe('[]')
    })
  })

  test('a visit that is not recorded has the minute before its error', async ({
    page,
    services,
    troubles,
  }) => {
    troubles.expect(/Broken on purpose/)
    const reported = reportsTo(services)
    await reported.clear()
    await chance(page, 0.5)
    await page.goto(menu)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => sdkIsThere(page), long).toBe(true)
    await breakOnPurpose(page)
    await expect
      .poll(async () => (await reported.ofType('replay_event')).length, long)
      .toBeGreaterThan(0)
    expect(await reported.ofType('transaction')).toEqual([])
    expect((await reported.ofType('replay_event'))[0]).toMatchObject({ replay_type: 'buffer' })
  })
})

/** Events are sent after some seconds. */
const long = { timeout: 30_000 }

/** Fixes the random choices: who is recorded, and whose performance is reported. */
const chance = (page: Page, value: number) =>
  page.addInitScript((chosen) => {
    Math.random = () => chosen
  }, value)

const sdkIsThere = (page: Page) => page.evaluate(() => '__SENTRY__' in window)

const recordingOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))

const breakOnPurpose = (page: Page) =>
  page.evaluate(() => {
    const script = () => {
      throw new Error(
        `Broken on purpose for nia.morgan@example.com at /basket/q3Vn8fK2sLw0aZx7Yt5RbM`,
      )
    }
    setTimeout(script, 0)
  })
