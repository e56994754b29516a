import { customer } from './doing/check-out.ts'
import { addressField } from './doing/find-food.ts'
import { expectOrderToBe } from './doing/follow-order.ts'
import { tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import { card, preferLargeCards } from './doing/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { DEMONSTRATION_PASSWORD, partnerEmail } from '#town/demonstration-accounts.ts'

test(
  'Order, cook and deliver by keyboard alone',
  { tag: '@desktop' },
  async ({ page, storeApp, email }) => {
    await signIn(storeApp)
    await findStore(page)
    const search = page.getByRole('searchbox', { name: 'Search this menu' })
    await tabAndType(page, search, 'Iskender')
    await expect(page.getByText('2 dishes found')).toBeVisible()
    await tabAndEnter(page, page.getByRole('button', { name: /^Add Iskender/ }).first())
    const basket = page.getByRole('complementary', { name: 'Your basket' })
    await tabAndEnter(page, basket.getByRole('link', { name: 'Go to checkout' }))
    await checkOut(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible()
    const number = (await page.getByText('Your order number').locator('+ p').textContent()) ?? ''
    await tabAndEnter(page, page.getByRole('link', { name: 'Follow your order' }))

    // The board has the orders of other journeys too.
    const board = { maximum: 600 }
    const ticket = await card(storeApp, number, 'New')
    await tabAndEnter(storeApp, ticket.getByRole('button', { name: /^Accept, ready/ }), board)
    await expectOrderToBe(page, 'The kitchen is cooking')
    const cooking = await card(storeApp, number, 'Cooking')
    await tabAndEnter(storeApp, cooking.getByRole('button', { name: 'Out for delivery' }), board)
    const onItsWay = await card(storeApp, number, 'Ready')
    await tabAndEnter(storeApp, onItsWay.getByRole('button', { name: 'Delivered' }), board)
    await expectOrderToBe(page, /^Delivered at /)
  },
)

async function signIn(page: Page): Promise<void> {
  await preferLargeCards(page)
  await visit(page, '/store-app/login')
  await tabAndType(page, page.getByRole('textbox', { name: 'Email' }), partnerEmail('pitta-patter'))
  await tabAndType(page, page.getByRole('textbox', { name: 'Password' }), DEMONSTRATION_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Connected/)).toBeVisible()
}

async function findStore(page: Page): Promise<void> {
  await visit(page, '/')
  await tabAndType(page, addressField(page), 'e8 1aa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabAndEnter(page, page.getByRole('button', { name: 'Find food' }))
  await tabAndEnter(page, page.getByRole('link', { name: 'Pitta Patter' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Pitta Patter' })).toBeVisible()
}

async function checkOut(page: Page, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name })
  const who = customer(email)
  await tabAndType(page, field('House number and street'), '12 Marmalade Row')
  await tabAndType(page, field('Full name'), who.name)
  await tabAndType(page, field('Mobile number'), who.phone)
  await tabAndType(page, field('Email'), who.email)
  await tabTo(page, page.getByRole('radio', { name: /^Yes, one bag/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Card', exact: true }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: /^Order, pay cash £/ }))
  await page.keyboard.press('Enter')
}
