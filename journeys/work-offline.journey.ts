import { expectOrderToBe } from './doing/follow-order.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const store = 'pitta-patter'

// A tablet in a kitchen whose evening goes on; other journeys have no service worker.
test.use({
  clock: 'own',
  serviceWorkers: 'allow',
  viewport: { width: 1024, height: 768 },
})

test(
  'A kitchen works on for half an hour without a network; what it did is sent once',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, mishaps, email, letPass, troubles }) => {
    test.setTimeout(180_000)
    troubles.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/)
    // The order that was missed is refused.
    troubles.expect(/accept 409/)
    // An access token has its quarter of an hour.
    troubles.expect(/ 401$/)
    const wish = { store, dish: 'Iskender', email }
    const [first, second, missed] = [
      await calls.order(wish),
      await calls.order({ ...wish, name: 'Priya Hall' }),
      await calls.order(wish),
    ]
    // The kitchen of a large party has said that it answers later.
    for (const { id } of [first, second]) await mishaps.giveTime(id, 60)
    await openStoreApp(storeApp, calls, store)
    const context = storeApp.context()
    const other = await context.newPage()
    await openStoreApp(other, calls, store)
    const sent = sentFrom(storeApp, other)
    await expectBoardStored(storeApp)
    // The browser has the worker from here on.
    await storeApp.reload()
    await expect(storeApp.getByText(/^Connected/)).toBeVisible()

    await context.setOffline(true)
    const banner = storeApp.getByRole('alert').filter({ hasText: /^No network since \d\d:\d\d\./ })
    await expect(banner).toContainText('New orders and cancellations don’t reach you')
    await test.step('what is pressed waits on the device', async () => {
      for (const { number } of [first, second, missed]) {
        const waiting = await card(storeApp, number, 'New')
        await waiting.getByRole('button', { name: /^Accept/ }).click()
        await expect(await card(storeApp, number, 'Cooking')).toContainText(
          'Waiting for the network: “Accepted” isn’t sent yet.',
        )
      }
      const cooking = await card(storeApp, first.number, 'Cooking')
      await cooking.getByRole('button', { name: 'Out for delivery', exact: true }).click()
      const onItsWay = await card(storeApp, first.number, 'Ready')
      await expect(onItsWay).toContainText('“Out for delivery” isn’t sent yet.')
      // By mistake: nobody has heard of it yet.
      await onItsWay.getByRole('button', { name: /^Undo “Out for delivery”/ }).click()
      await expect(cooking).toBeVisible()
      await expectAccessibleAtEveryWidth(storeApp, 'a board without a network')
    })
    await test.step('what needs the network says so', async () => {
      await storeApp.getByRole('button', { name: 'Pause orders' }).click()
      await expect(storeApp.getByText('That needs the network')).toBeVisible()
    })

    await test.step('the board and an order can be read and printed after a reload', async () => {
      await storeApp.reload()
      await expect(banner).toBeVisible()
      const cooking = await card(storeApp, second.number, 'Cooking')
      await expect(cooking).toContainText('“Accepted” isn’t sent yet.')
      await cooking.getByRole('button', { name: `All of order ${second.number}` }).click()
      const dialog = storeApp.getByRole('dialog')
      await expect(dialog).toContainText('Priya Hall')
      await expect(dialog).toContainText('You can read and print this order without a network.')
      await expectAccessible(storeApp, 'an order without a network')
      await storeApp.evaluate(() => {
        window.print = () => {}
      })
      await dialog.getByRole('button', { name: 'Print ticket' }).click()
      await expect(storeApp.locator('.ticket')).toContainText(second.number)
      await storeApp.keyboard.press('Escape')
    })

    await visit(page, calls.pageOf(missed))
    await letPass(30)
    await expectOrderToBe(page, 'Your order was declined')
    expect(sent).toEqual([])
    await context.setOffline(false)
    await test.step('it is sent once when the network is back', async () => {
      await expect(storeApp.getByText(/^Connected/)).toBeVisible({ timeout: 40_000 })
      for (const { number } of [first, second])
        await expect(await card(storeApp, number, 'Cooking')).not.toContainText('sent yet')
      const refused = storeApp
        .getByRole('alert')
        .filter({ hasText: `Order ${missed.number}: “Accepted” couldn’t be done.` })
      await expect(refused).toContainText(/^.*It wasn’t answered by \d\d:\d\d/)
      await expect(refused.getByRole('link', { name: 'Ring customer' })).toBeVisible()
      await expectAccessible(storeApp, 'what could not be done')
      expect(sent.toSorted()).toEqual(
        [first, second, missed].map(({ id }) => `${id}/accept`).toSorted(),
      )
      await expect(await card(other, first.number, 'Cooking')).toBeVisible()
      await refused.getByRole('button', { name: /^OK/ }).click()
      await expect(refused).toBeHidden()
      await storeApp.reload()
      await expect(storeApp.getByText(/^Connected/)).toBeVisible()
      await expect(refused).toBeHidden()
    })

    await test.step('nothing is left on the device after logging out', async () => {
      await expect(await card(storeApp, first.number, 'Cooking')).toBeVisible()
      await storeApp.getByRole('button', { name: 'Log out' }).click()
      await storeApp.getByRole('button', { name: 'Log out anyway' }).click()
      await expect(storeApp.getByRole('textbox', { name: 'Email' })).toBeVisible()
      await expect.poll(() => storedText(storeApp)).toBe('[]')
      await context.setOffline(true)
      await visit(storeApp, '/store-app')
      await expect(storeApp.getByText(first.number)).toHaveCount(0)
    })
  },
)

/** The acts that these pages send from now on, as "order/act". */
function sentFrom(...pages: Page[]): string[] {
  const sent: string[] = []
  for (const page of pages)
    page.on('request', (request) => {
      const [, act] = /\/partner\/orders\/([^/]+\/\w+)$/.exec(new URL(request.url()).pathname) ?? []
      if (request.method() === 'POST' && act !== undefined) sent.push(act)
    })
  return sent
}

/** Waits until the service worker and the page have stored the board. */
async function expectBoardStored(page: Page): Promise<void> {
  const isStored = () => page.evaluate(async () => (await caches.match('/store-app')) !== undefined)
  await expect.poll(isStored, { timeout: 40_000 }).toBe(true)
  await expect.poll(() => storedText(page)).toContain('Priya Hall')
}

/** Everything in the browser's database, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name))
      for (const table of database.objectStoreNames)
        rows.push(...(await answerOf(database.transaction(table).objectStore(table).getAll())))
      database.close()
    }
    return JSON.stringify(rows)
  })
