import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '#tools/chromium.ts'
import { bringStaffSession } from '../doing/bring-session.ts'
import { addAtOnce, addDish } from '../doing/choose-dishes.ts'
import { findFood } from '../doing/find-food.ts'
import { openMap } from '../doing/map.ts'
import { signInToStoreApp } from '../doing/staff/store-app.ts'
import { visit } from '../doing/visit.ts'
import { Calls } from '../marketplace/calls.ts'
import { putClockAhead } from '../marketplace/clock-ahead.ts'
import { Mishaps } from '../marketplace/mishaps.ts'
import { startMarketplace } from '../marketplace/start-marketplace.ts'

/** Takes the README's pictures anew: `node journeys/pictures/take-pictures.ts`, after a build. */
const folder = join(import.meta.dirname, '../../docs/pictures')
const store = 'saffron-street-kitchen'

const marketplace = await startMarketplace()
const browser = await chromium.launch(await chromiumPath())
try {
  const page = await newPage()
  await findFood(page, 'e8 1aa')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await openMap(page)
  await take(page, 'store-list')
  await visit(page, `/restaurant/${store}`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await addDish(page, 'Butter chicken', { choices: ['Medium', 'Garlic naan'] })
  await addAtOnce(page, 'Chilli paneer')
  const basket = page.getByRole('complementary', { name: 'Your basket' })
  await basket.getByText('2 items').waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket, 2 items/ })
    .waitFor()
  await take(page, 'menu')

  await fillBoard()
  const board = await newPage()
  await signInToStoreApp(board, store)
  await board.getByRole('region', { name: 'Ready' }).getByRole('article').waitFor()
  await take(board, 'board')

  await fillTown()
  const console = await newPage()
  await bringStaffSession(console, 'operator', await new Calls(marketplace.url).logInOperator())
  await visit(console, '/operator')
  await console.getByText('1 missed order nobody has looked at').waitFor()
  await take(console, 'console')
} finally {
  await browser.close()
  await marketplace.stop()
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 900 },
    // They are next to each other in the README, and must stay small.
    deviceScaleFactor: 0.7,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(putClockAhead, marketplace.aheadMs())
  return context.newPage()
}

/** An evening in the kitchen: some orders wait, some are cooked, one is on its way. */
async function fillBoard(): Promise<void> {
  const calls = new Calls(marketplace.url)
  const orderDetails = { store, email: 'nia@example.com' }
  const onItsWay = await calls.order({
    ...orderDetails,
    name: 'Tom Okafor',
    dish: 'Chilli paneer',
    quantity: 3,
  })
  await calls.act(onItsWay, 'accept', { minutes: 15 })
  await calls.act(onItsWay, 'dispatch')
  const collected = { ...orderDetails, service: 'collection' } as const
  const cooking = [
    await calls.order({ ...collected, name: 'Ruth Baker', dish: 'Aloo tikki chaat', quantity: 3 }),
    await calls.order({ ...orderDetails, name: 'Ines Costa', dish: 'Mushroom rice', quantity: 4 }),
  ]
  for (const order of cooking) await calls.act(order, 'accept', { minutes: 20 })
  await marketplace.putForward(6)
  const allergyNote = 'Peanut allergy, please keep the boards apart'
  await calls.order({
    ...orderDetails,
    name: 'Nia Morgan',
    dish: 'Chilli paneer',
    quantity: 2,
    allergyNote,
  })
  await marketplace.putForward(2)
  await calls.order({ ...collected, name: 'Joe Lin', dish: 'Peanut kachumber', quantity: 4 })
}

/** The same evening elsewhere: orders that are cooked, one that nobody answered, and a store that is paused. */
async function fillTown(): Promise<void> {
  const calls = new Calls(marketplace.url)
  const mishaps = new Mishaps(marketplace.databaseUrl)
  const guest = { email: 'nia@example.com' }
  const orders = [
    await calls.orderByCard({ ...guest, store: 'pitta-patter', dish: 'Iskender', quantity: 2 }),
    await calls.orderByCard({ ...guest, store: 'pitta-patter', dish: 'Iskender', quantity: 3 }),
    await calls.orderByCard({
      ...guest,
      store: 'mama-ades',
      dish: 'Snails in pepper',
      quantity: 3,
    }),
  ]
  const missed = { ...guest, store: 'smash-and-daughters', dish: 'Loaded fries', quantity: 2 }
  await mishaps.miss((await calls.order(missed)).id)
  await mishaps.pauseStore('cluck-clock', new Date(Date.now() + marketplace.aheadMs() + 3_600_000))
  await marketplace.putForward(2)
  for (const order of orders) await calls.act(order, 'accept', { minutes: 20 })
  await marketplace.putForward(3)
  await mishaps.end()
}

/** Taken once every picture in it has loaded. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
