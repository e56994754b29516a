import { chromium, type Page } from '@playwright/test'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { connect } from '#api/database/connect.ts'
import { chromiumPath } from '#tools/chromium.ts'
import { Client } from '../clients/client.ts'
import {
  bringIntoView,
  measured,
  openPhone,
  PAUSE_MS,
  type InteractionFigures,
} from '../clients/phone.ts'
import { lengthenMenu } from '../server/long-menu.queries.ts'
import { hirePartnerOf } from '../server/partner.queries.ts'
import type { TownServer } from '../server/town-server.ts'
import { timingsOf, type Timings } from '../timings.ts'
import type { Errand } from './purchase.ts'

export interface MenuEditorFigures {
  products: number
  /** Of the calls that a person waits for. */
  readDraft: Timings
  edit: Timings
  publish: Timings
  /** Touches and keys of an editor on a slow phone. */
  interactions: InteractionFigures[]
}

const OWNER = { username: 'owner@bench.example', password: 'bench-owner' }
const TIMES = 20

/** The editor of a menu of 500 dishes: its calls, and its touches and keys on a phone. */
export async function measureMenuEditor(
  { url, databaseUrl }: TownServer,
  { storeId, slug }: Errand,
): Promise<MenuEditorFigures> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  await lengthenMenu(db, storeId)
  const { username, password } = OWNER
  await hirePartnerOf(db, { email: username, passwordHash: await hashPassword(password), storeId })
  await close()
  const calls = await measureCalls(url, storeId)
  const browser = await chromium.launch(await chromiumPath())
  try {
    const { page, slowDown } = await openPhone(browser)
    await page.goto(`${url}/store-app/login`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Email' }).fill(username)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/store-app')
    await page.goto(`${url}/store-app/menu/edit?store=${slug}`, { waitUntil: 'load' })
    await page.getByRole('searchbox', { name: 'Find a dish' }).waitFor()
    await slowDown()
    const interactions = [
      await measured(page, 'typing a search', typeSearch),
      await measured(page, 'opening a dish', openDish),
      await measured(page, 'typing a price', typePrice),
      await measured(page, 'saving a dish', saveDish),
      await measured(page, 'moving a dish', moveDish),
      await measured(page, 'showing the options and back', showOptions),
      await measured(page, 'reviewing the changes', review),
    ]
    return { ...calls, interactions }
  } finally {
    await browser.close()
  }
}

interface Draft {
  revision: number
  menu: MenuDocument
}

async function measureCalls(
  url: string,
  storeId: string,
): Promise<Omit<MenuEditorFigures, 'interactions'>> {
  const client = new Client(url, 1)
  const { tokens } = await client.call<{ tokens: { accessToken: string } }>(
    'POST',
    '/partner/auth/login',
    { body: OWNER },
  )
  const token = tokens.accessToken
  const path = `/partner/stores/${storeId}/menu/draft`
  const taken = { readDraft: [] as number[], edit: [] as number[], publish: [] as number[] }
  const timed = async <Answer>(name: keyof typeof taken, call: Promise<Answer>) => {
    const startedAt = performance.now()
    const answer = await call
    taken[name].push(performance.now() - startedAt)
    return answer
  }
  let products = 0
  for (let turn = 0; turn < TIMES; turn += 1) {
    const draft = await timed('readDraft', client.call<Draft>('GET', path, { token }))
    const all = productsOfMenu(draft.menu)
    products = all.length
    const product = all[turn * 7]
    const category = draft.menu.categories.find(
      (each) => product && each.products.includes(product),
    )
    if (!product || !category) throw new Error('The menu is shorter than it should be')
    const changed = { ...product, pricePence: product.pricePence + 10 }
    const edits = [{ kind: 'saveProduct', categoryId: category.id, product: changed }]
    const body = { revision: draft.revision, edits }
    const edited = await timed('edit', client.call<Draft>('POST', `${path}/edits`, { token, body }))
    const publication = { revision: edited.revision, at: 'now' }
    await timed('publish', client.call('POST', `${path}/publish`, { token, body: publication }))
  }
  client.close()
  const { readDraft, edit, publish } = taken
  return {
    products,
    readDraft: timingsOf(readDraft),
    edit: timingsOf(edit),
    publish: timingsOf(publish),
  }
}

async function typeSearch(page: Page, turn: number): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Find a dish' })
  await field.fill('')
  await page.waitForTimeout(PAUSE_MS)
  await field.pressSequentially(turn % 2 === 0 ? 'rice' : 'onion', { delay: 150 })
  await page.waitForTimeout(PAUSE_MS)
  await field.fill('')
}

const dialog = (page: Page) => page.getByRole('dialog')

async function openNth(page: Page, turn: number): Promise<void> {
  const row = page.locator('.menu-row-open').nth(20 + turn * 31)
  await bringIntoView(row)
  await row.tap()
  await dialog(page).getByRole('button', { name: 'Save to draft' }).waitFor()
  await page.waitForTimeout(PAUSE_MS)
}

async function openDish(page: Page, turn: number): Promise<void> {
  await openNth(page, turn)
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await dialog(page).waitFor({ state: 'hidden' })
}

async function typePrice(page: Page, turn: number): Promise<void> {
  await openNth(page, turn)
  const price = dialog(page).getByRole('textbox', { name: 'Price in pounds' })
  await price.fill('')
  await price.pressSequentially(`9.${10 + turn}`, { delay: 150 })
  await page.waitForTimeout(PAUSE_MS)
  await dialog(page).getByRole('button', { name: 'Save to draft' }).tap()
  await dialog(page).waitFor({ state: 'hidden' })
}

async function saveDish(page: Page, turn: number): Promise<void> {
  await openNth(page, turn + 3)
  await dialog(page)
    .getByRole('textbox', { name: 'Price in pounds' })
    .fill(`8.${10 + turn}`)
  await dialog(page).getByRole('button', { name: 'Save to draft' }).tap()
  await dialog(page).waitFor({ state: 'hidden' })
}

async function moveDish(page: Page, turn: number): Promise<void> {
  const more = page.locator('.menu-row > .icon-btn').nth(40 + turn * 11)
  await bringIntoView(more)
  await more.tap()
  await dialog(page).getByRole('button', { name: 'Move down' }).tap()
  await page.waitForTimeout(PAUSE_MS)
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await dialog(page).waitFor({ state: 'hidden' })
}

async function showOptions(page: Page): Promise<void> {
  await bringIntoView(page.getByRole('heading', { level: 1 }))
  await page.getByText('Options', { exact: true }).first().tap()
  await page.waitForTimeout(PAUSE_MS)
  await page.getByText('Dishes', { exact: true }).first().tap()
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).tap()
  await dialog(page).waitFor()
  await page.waitForTimeout(PAUSE_MS)
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await dialog(page).waitFor({ state: 'hidden' })
}
