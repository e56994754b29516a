import { findFood, chooseStore } from './doing/find-food.ts'
import { goToCheckout, openBasket, visitWith } from './doing/basket.ts'
import { addAtOnce, addDish } from './doing/choose-dishes.ts'
import { card, openOperator, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'
import { expect, test, type Locator, type Page } from './journey.ts'

test(
  'Nothing scrolls sideways on 320 px, nor on 640 px',
  { tag: '@desktop' },
  async ({ page, calls, email }) => {
    const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
    await setWidth(page, 320)
    await findFood(page, 'e8 1aa')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectToFit(page)
    await chooseStore(page, 'Saffron Street Kitchen')
    await expectToFit(page)
    await addDish(page, 'Butter chicken', { choices: ['Medium', 'Garlic naan'] })
    await openBasket(page)
    await expectToFit(page)
    await goToCheckout(page)
    await expectToFit(page)
    await page.goto(calls.pageOf(order))
    await expect(page.getByRole('heading', { name: /^Waiting for / })).toBeVisible()
    await expectToFit(page)
    await page.goto('/')
    await expectToFit(page)
  },
)

test(
  'Nothing scrolls sideways on a phone whose text is twice as large',
  { tag: '@phone' },
  async ({ page, storeApp, tablet, calls, email }) => {
    const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
    await findFood(page, 'e8 1aa')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectToFitLargeText(page)
    await visit(page, '/restaurant/pitta-patter')
    await expectToFitLargeText(page)
    await page.goto(calls.pageOf(order))
    await expect(page.getByRole('heading', { name: /^Waiting for / })).toBeVisible()
    await expectToFitLargeText(page)
    await visit(page, '/')
    await expectToFitLargeText(page)
    for (const staff of [storeApp, tablet]) await setWidth(staff, 390)
    await openStoreApp(storeApp, calls, 'pitta-patter')
    await card(storeApp, order.number, 'New')
    await expectToFitLargeText(storeApp)
    await openOperator(tablet, calls)
    await tablet.goto(`/operator/orders/${order.id}`)
    await expect(tablet.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expectToFitLargeText(tablet)
  },
)

test(
  'Next to a menu the total and the checkout button stay in sight, and the header leads to them',
  { tag: '@desktop' },
  async ({ page, calls }) => {
    const order = { store: 'pitta-patter', dish: 'Iskender' }
    const { cartToken } = await calls.fillBasket(order)
    await visitWith(page, cartToken, '/restaurant/pitta-patter')
    const basket = await openBasket(page)
    const header = page.getByRole('banner').getByRole('link', { name: /^Basket, 1 item, £/ })
    await header.click()
    await expect(basket.getByRole('heading', { name: 'Your basket' })).toBeFocused()
    const wayOn = basket.getByRole('link', { name: 'Go to checkout' })
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1280, height })
      await expect(wayOn).toBeInViewport({ ratio: 1 })
      await expect(basket.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await addAtOnce(page, 'Ayran')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    // Two dishes are visible without scrolling.
    for (const dish of ['Iskender', 'Ayran'])
      await expect(basket.getByRole('button', { name: `One more ${dish}` })).toBeInViewport({
        ratio: 1,
      })
  },
)

test(
  'The first screen of a menu shows three dishes on a phone, and six on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    await findFood(page, 'e8 1aa')
    for (const { width, height, dishes } of [
      { width: 390, height: 844, dishes: 3 },
      { width: 1280, height: 900, dishes: 6 },
    ]) {
      await page.setViewportSize({ width, height })
      for (const store of ['pitta-patter', 'saffron-street-kitchen']) {
        await visit(page, `/restaurant/${store}`)
        await expect(page.getByRole('list', { name: 'In short' })).toContainText(/£[\d.]+ delivery/)
        expect(await dishesInSight(page), `${store}, ${width} px`).toBeGreaterThanOrEqual(dishes)
      }
    }
  },
)

test(
  'A link to a category far down a menu leads to its heading',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/restaurant/pitta-patter')
    const tabs = page.getByRole('navigation', { name: 'Menu' })
    const link = await tabs.getByRole('link', { name: 'Cold drinks' }).getAttribute('href')
    await page.goto('about:blank')
    await visit(page, `/restaurant/pitta-patter${link}`)
    const [bar, heading] = [tabs, page.getByRole('heading', { name: 'Cold drinks' })]
    await expect(async () => {
      const [{ y, height }, { y: top }] = [await boxOf(bar), await boxOf(heading)]
      expect(top).toBeGreaterThanOrEqual(y + height)
      expect(top).toBeLessThan(y + height + 100)
    }).toPass()
  },
)

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** How many dishes are completely visible between the top and the foot of the window. */
async function dishesInSight(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0
  const boxes = await Promise.all(
    (await page.getByRole('main').locator('.product').all())
      .slice(0, 20)
      .map((dish) => dish.boundingBox()),
  )
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= height).length
}

/** 320 px is also what a desktop of 1280 px has left at 400 %, 640 px what it has at 200 %. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [640, 320]) {
    await setWidth(page, width)
    await expectNoSidewaysScrolling(page)
  }
}

/** As a browser shows it whose text size is set to 200 %. */
async function expectToFitLargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScrolling(page)
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 700 })
