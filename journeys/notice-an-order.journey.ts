import { allowNotifications, receivePush, showPush } from './doing/notifications.ts'
import { AT_ONCE_MS } from './doing/follow-order.ts'
import { card, openStoreApp, signInToStoreApp } from './doing/staff/store-app.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

/** Open at every hour, with few orders of other journeys. */
const store = 'bread-and-butterworth'

// It brings the notifications.
test.use({ serviceWorkers: 'allow' })

test(
  'An order rings, counts and shows on every page of the store app, by one stream',
  { tag: '@phone' },
  async ({ storeApp, calls, email }) => {
    const heard = await listen(storeApp)
    let streams = 0
    storeApp.on('request', (request) => {
      if (/\/partner\/stores\/[^/]+\/events$/.test(request.url())) streams += 1
    })
    await signInToStoreApp(storeApp, store)
    const { number } = await test.step('while the staff read their statement', async () => {
      await storeApp.getByRole('link', { name: 'Money' }).click()
      await storeApp.getByRole('link', { name: 'Statement' }).click()
      await expect(storeApp.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
      const order = await calls.order({
        store,
        dish: 'Fresh orange juice',
        service: 'collection',
        email,
      })
      const notice = storeApp.getByRole('banner').getByRole('link', { name: /^\d+ new orders?$/ })
      await expect(notice).toBeVisible({ timeout: AT_ONCE_MS })
      await expect(storeApp.getByRole('alert')).toContainText([`New order ${order.number}`])
      await expect(storeApp).toHaveTitle(/^\(\d+\) New orders? · Statement, Bread & Butterworth$/)
      await expect(storeApp.getByRole('link', { name: /^Orders/ })).toContainText(
        /\d+ orders? needs? you/,
      )
      await expect.poll(heard.rings).toBeGreaterThan(0)
      await expect.poll(heard.badge).toBeGreaterThan(0)
      await expectAccessibleAtEveryWidth(storeApp, 'the statement while an order waits')
      return order
    })

    await test.step('and from there to the menu, and to the order', async () => {
      await storeApp.getByRole('link', { name: 'Menu' }).click()
      await expect(storeApp.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
      await expect(storeApp).toHaveTitle(/^\(\d+\) New orders? · Menu, /)
      const before = await heard.rings()
      await expect.poll(heard.rings).toBeGreaterThan(before)
      await storeApp
        .getByRole('banner')
        .getByRole('link', { name: /^\d+ new orders?$/ })
        .click()
      const ticket = await card(storeApp, number, 'New')
      const waiting = await heard.badge()
      await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
      await expect.poll(heard.badge).toBe(waiting - 1)
      expect(streams).toBe(1)
    })
  },
)

test(
  'The first press on a board opens what it is on, and turns the sound on when it is over',
  { tag: '@desktop' },
  async ({ storeApp, calls, email }) => {
    const dish = 'Fresh orange juice'
    const order = await calls.order({ store, dish, service: 'collection', email })
    await waitForPress(storeApp)
    await openStoreApp(storeApp, calls, store)
    const silent = storeApp.getByText('New orders are silent.')
    await expect(silent).toBeVisible()
    const ticket = await card(storeApp, order.number, 'New')
    await ticket.getByRole('button', { name: `All of order ${order.number}` }).hover()
    await storeApp.mouse.down()
    await test.step('which lasts while the page is drawn again', () =>
      storeApp.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      }))
    await storeApp.mouse.up()
    await expect(storeApp.getByRole('dialog', { name: `Order ${order.number}` })).toBeVisible()
    await expect(silent).toBeHidden()
  },
)

test(
  'A manager chooses when waiting orders are emailed, and when a store that nobody has open is paused',
  { tag: '@desktop' },
  async ({ storeApp, calls }) => {
    await openStoreApp(storeApp, calls, 'the-green-bench')
    await storeApp.getByRole('link', { name: 'Store', exact: true }).click()
    await storeApp.getByRole('link', { name: 'Settings' }).click()
    const choice = storeApp.getByRole('combobox', { name: /^Email everyone/ })
    await expect(choice).toHaveValue('3')
    await expectAccessibleAtEveryWidth(storeApp, 'the settings')
    await choice.selectOption('After 5 minutes')
    await storeApp.getByRole('link', { name: /^Orders/ }).click()
    await storeApp.getByRole('button', { name: 'Stay here' }).click()
    const alerts = storeApp.getByRole('form', { name: 'Alerts' })
    await alerts.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(storeApp.getByText('Settings saved')).toBeVisible()

    const unattended = storeApp.getByRole('form', { name: 'When nobody has the store app open' })
    const warning = unattended.getByRole('checkbox', { name: /^Warn us after 5 minutes/ })
    const pause = unattended.getByRole('combobox', { name: /^Pause orders/ })
    await expect(warning).toBeChecked()
    await expect(pause).toHaveValue('')
    await warning.uncheck()
    await pause.selectOption('After 15 minutes')
    const [saved] = await Promise.all([
      storeApp.waitForResponse((response) => response.request().method() === 'PUT'),
      unattended.getByRole('button', { name: 'Save' }).press('Enter'),
    ])
    expect(saved.ok()).toBe(true)
    await storeApp.reload()
    await expect(choice).toHaveValue('5')
    await expect(warning).not.toBeChecked()
    await expect(pause).toHaveValue('15')
  },
)

test(
  'A cook turns notifications on, and the next order shows on the device and opens the board',
  { tag: '@phone' },
  async ({ storeApp, marketplace, calls, email }) => {
    const notified = await allowNotifications(storeApp, marketplace)
    await openStoreApp(storeApp, calls, 'pitta-patter')
    await storeApp.getByRole('link', { name: 'Store', exact: true }).click()
    const device = storeApp.getByRole('region', { name: 'Notifications on this device' })
    await device.getByRole('button', { name: 'Turn on' }).press('Enter')
    await expect(device.getByRole('status')).toContainText('Notifications are on')
    await expectAccessibleAtEveryWidth(storeApp, 'the page of a store with notifications')
    const { number } = await calls.order({
      store: 'pitta-patter',
      dish: 'Iskender',
      email,
    })
    const text = await receivePush(notified, `New order ${number}`)
    const [shown] = await showPush(notified, text)
    expect(shown?.title).toBe(`New order ${number}`)
    expect(shown?.body).toMatch(/^1 item, £\d+\.\d\d, delivery$/)
    await device.getByRole('button', { name: 'Turn off' }).press('Enter')
    await expect(device.getByRole('button', { name: 'Turn on' })).toBeVisible()
  },
)

/** Lets the page's sound wait for a press, as browsers do that have a window. */
async function waitForPress(page: Page) {
  await page.addInitScript(() => {
    let isAllowed = false
    const { resume } = AudioContext.prototype
    AudioContext.prototype.resume = function () {
      isAllowed = true
      return resume.call(this)
    }
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (isAllowed ? 'running' : 'suspended'),
    })
  })
}

/** Counts the tones of the bell, and reads the number on the app's icon, which a headless browser has neither of. */
async function listen(page: Page) {
  const heard = { rings: 0, badge: 0 }
  await page.exposeFunction('heardTone', () => void (heard.rings += 1))
  await page.exposeFunction('setBadge', (count: number) => void (heard.badge = count))
  await page.addInitScript(() => {
    const { heardTone, setBadge } = globalThis as unknown as {
      heardTone: () => void
      setBadge: (count: number) => void
    }
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (atS) {
      heardTone()
      start.call(this, atS)
    }
    navigator.setAppBadge = async (count = 0) => setBadge(count)
    navigator.clearAppBadge = async () => setBadge(0)
  })
  return { rings: async () => heard.rings, badge: async () => heard.badge }
}
