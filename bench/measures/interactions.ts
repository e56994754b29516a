import { chromium, type Page } from '@playwright/test'
import type { Category } from '#contract/menu.ts'
import { connect } from '#api/database/connect.ts'
import { chromiumPath } from '#tools/chromium.ts'
import { Client } from '../clients/client.ts'
import {
  bringIntoView,
  isLastTurn,
  measured,
  openPhone,
  PAUSE_MS,
  type InteractionFigures,
} from '../clients/phone.ts'
import { lengthenMenu } from '../server/long-menu.queries.ts'
import type { Errand } from './purchase.ts'
import type { TownServer } from '../server/town-server.ts'

/** Touches and keys on a menu of 500 dishes, in a browser with a slowed-down processor. */
export async function measureInteractions(
  { url, databaseUrl }: TownServer,
  { storeId, slug }: Errand,
): Promise<InteractionFigures[]> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  await lengthenMenu(db, storeId)
  await close()
  const plain = await plainDishes(url, slug)
  const browser = await chromium.launch(await chromiumPath())
  try {
    const { page, slowDown } = await openPhone(browser)
    await page.goto(`${url}/restaurant/${slug}?service=collection`, { waitUntil: 'networkidle' })
    await slowDown()
    return [
      await measured(page, 'typing a search', typeSearch),
      await measured(page, 'jumping to a category', jump),
      await measured(page, 'opening a dish', openDish),
      await measured(page, 'adding a dish', (of, turn) => addDish(of, plain[turn % plain.length])),
      await measured(page, 'marking what is avoided', chooseDiet),
    ]
  } finally {
    await browser.close()
  }
}

/** Names of dishes that one touch adds. */
async function plainDishes(url: string, slug: string): Promise<string[]> {
  const client = new Client(url, 1)
  const { items } = await client.call<{ items: Category[] }>('GET', `/store/${slug}/categories`)
  client.close()
  return items
    .flatMap(({ products }) => products)
    .filter((dish) => dish.isAvailable && !dish.hasOptions && !dish.isBundle)
    .filter((dish) => !dish.isAgeRestricted && / Section /.test(dish.name))
    .map(({ name }) => name)
}

async function typeSearch(page: Page, turn: number): Promise<void> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await page.waitForTimeout(PAUSE_MS)
  await field.pressSequentially(turn % 2 === 0 ? 'rice' : 'onion', { delay: 150 })
  await page.waitForTimeout(PAUSE_MS)
  if (!isLastTurn(turn)) return
  await field.fill('')
  // While it is typed into, it takes the place of the categories.
  await field.blur()
}

async function jump(page: Page, turn: number): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await tabs.nth(2 + turn * 2).tap()
}

async function openDish(page: Page, turn: number): Promise<void> {
  const dishes = page.locator('.product h3 a')
  const dish = dishes.nth(20 + turn * 11)
  await bringIntoView(dish)
  await dish.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(Add for|Sold out|Not sold|Closed)/ }).waitFor()
  await page.waitForTimeout(PAUSE_MS)
  await dialog.getByRole('button', { name: 'Close' }).tap()
}

async function addDish(page: Page, name = ''): Promise<void> {
  const button = page.getByRole('button', { name: `Add ${name}` }).first()
  await bringIntoView(button)
  await button.tap()
}

async function chooseDiet(page: Page): Promise<void> {
  const chip = page.getByRole('checkbox', { name: 'Vegan' })
  await bringIntoView(chip)
  await chip.tap({ force: true })
}
