import { addAtOnce } from './doing/choose-dishes.ts'
import { rebuilt } from './doing/next-build.ts'
import { listOfHackney } from './doing/map.ts'
import { enterAsSomebodyNew, named, NEW_PASSWORD } from './doing/register.ts'
import { alive, expectInBasket, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

const menu = '/restaurant/pitta-patter'

// All other journeys block service workers, so that their route handlers see every request.
test.use({ serviceWorkers: 'allow' })

test.describe('Without a network, after a first visit', () => {
  test.beforeEach(({ troubles }) =>
    troubles.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/),
  )

  test(
    'a menu, its basket and an order can be read, and say of when they are',
    { tag: '@phone' },
    async ({ page, context, calls, email }) => {
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      await visit(page, calls.pageOf(order))
      await expect(page.getByText(order.number).first()).toBeVisible()
      await expectStored(page, '/account/orders/order')
      // What was loaded before the browser had the worker is stored when it is loaded again.
      await page.reload()
      await expect(page.getByText(order.number).first()).toBeVisible()
      await visit(page, menu)
      await addAtOnce(page, 'Ayran')
      await expectInBasket(page, '1 item')
      await expectStored(page, menu)
      // The order's answer and the basket's.
      await expect.poll(() => ownEntries(page)).toBe(2)

      await context.setOffline(true)
      await page.reload()
      await alive(page)
      await expect(page.getByText(/^This is the menu as of \d\d:\d\d\.$/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Pitta Patter' })).toBeVisible()
      await expectInBasket(page, '1 item')
      await addAtOnce(page, 'Cola, can')
      await expect(
        page.getByText('This page carries on when your connection is back.'),
      ).toBeVisible()

      await page.goto(calls.pageOf(order))
      await expect(page.getByText(/^This is your order as of \d\d:\d\d\.$/)).toBeVisible()
      await expect(page.getByText(order.number).first()).toBeVisible()

      await page.goto('/checkout')
      await expect(page).toHaveURL(/\/offline\?/)
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
      await page.getByRole('link', { name: 'Pitta Patter' }).click()
      await expect(page).toHaveURL(menu)
      await page.goto('/checkout')
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/checkout/)
    },
  )

  test(
    'nothing is left after logging out, also in another tab',
    { tag: '@desktop' },
    async ({ page, context, calls, mailbox, email, troubles }) => {
      troubles.expect(/GET \/api\/v1\/cart 404/)
      await enterAsSomebodyNew(page, { calls, mailbox }, email)
      const by = { email, password: NEW_PASSWORD }
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email, by })
      await visit(page, '/')
      await page.goto('/account/orders')
      await expect(page.getByText(order.number)).toBeVisible()
      await expectStored(page, '/account/orders')
      await page.goto(`/account/orders/${order.id}`)
      await expect(page.getByText(order.number).first()).toBeVisible()
      await expectStored(page, '/account/orders/order')
      await page.goto('/account/orders')
      await expect(page.getByText(order.number)).toBeVisible()
      await expect.poll(() => ownCaches(page)).toContain('tuck-in-account')

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(/^These are your orders as of \d\d:\d\d\.$/)).toBeVisible()
      await expect(page.getByText(order.number)).toBeVisible()
      await context.setOffline(false)

      const other = await context.newPage()
      await visit(other, '/')
      await named(other, 'Nia').click()
      await other.getByRole('menuitem', { name: /^Log out/ }).click()
      await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect.poll(() => ownCaches(page)).toEqual([])
      await context.setOffline(true)
      await page.goto(`/account/orders/${order.id}`)
      await alive(page)
      await expect(
        page.getByRole('heading', { name: 'We can’t show your order at the moment' }),
      ).toBeVisible()
      await expect(page.getByText(order.number)).toHaveCount(0)
      expect(await ownEntries(page)).toBe(0)
    },
  )
})

test(
  'A page that was visited before is of the next build once there is one',
  { tag: '@desktop' },
  async ({ page, marketplace, troubles }) => {
    // A worker may still be fetching when the page loads itself anew, and when the site stops.
    troubles.expect(/net::ERR_(FAILED|CONNECTION_\w+)/)
    const site = await rebuilt(marketplace.url)
    try {
      await visit(page, site.url + listOfHackney)
      await expectStored(page, listOfHackney)
      await page.reload()
      await expect.poll(() => buildOf(page)).not.toContain('next')
      site.deploy()
      // Shown from its cache, then loaded again, because nothing has been pressed.
      await page.goto(site.url + listOfHackney)
      await expect.poll(() => buildOf(page)).toContain('next')
      // The next worker has taken over, and nothing of the former build is left.
      await expect
        .poll(() =>
          page.evaluate(async () =>
            (await caches.keys()).filter((name) => name.includes('-pages-')),
          ),
        )
        .toEqual([expect.stringContaining('next')])
    } finally {
      await site.stop()
    }
  },
)

/** Waits until the service worker has stored a page. */
async function expectStored(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path), {
      // It is installed some seconds after a first visit, with the files of several pages.
      timeout: 40_000,
    })
    .toBe(true)
}

const ownCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /account|guest/.test(name)))

/** The number of anybody's stored answers. */
const ownEntries = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /account|guest/.test(name))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })

/** The route manifest that the page names. */
const buildOf = (page: Page) =>
  page.evaluate(() => /manifest-\w+/.exec(document.documentElement.innerHTML)?.[0] ?? '')
