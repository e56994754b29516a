import { amount, openBasket } from './doing/basket.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { openStoreApp } from './doing/staff/store-app.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

/** Too far for the restaurant. */
const postCode = 'E17 4QH'

test('A restaurant delivers to a new zone, a customer pays its fee, and the zone is deleted again', async ({
  page,
  storeApp,
  calls,
  troubles,
  isMobile,
}) => {
  troubles.expect(/POST .*\/zones\/preview.* 400/)
  const store = isMobile
    ? { slug: 'bread-and-butterworth', name: 'Bread & Butterworth', dish: 'Fresh orange juice' }
    : { slug: 'kaido-sushi-bar', name: 'Kaido Sushi Bar', dish: 'Edamame' }
  if (isMobile) await storeApp.setViewportSize({ width: 390, height: 844 })

  await test.step('a postcode that nobody delivers to is tried', async () => {
    await openStoreApp(storeApp, calls, store.slug)
    await storeApp.getByRole('link', { name: 'Zones' }).click()
    await expect(storeApp.getByRole('img', { name: /^Map of \d zones? around/ })).toBeVisible()
    await tryPostcode(storeApp)
    await expect(storeApp.getByText(`Nobody delivers to ${postCode}.`)).toBeVisible()
    await expect(storeApp.getByText(/To deliver there, add E17 to a zone/)).toBeVisible()
    await expectAccessibleAtEveryWidth(storeApp, 'the zones of a restaurant')
  })

  await test.step('a zone without a name is not saved', async () => {
    await storeApp.getByRole('button', { name: 'Add a zone' }).press('Enter')
    await dialog(storeApp).getByRole('button', { name: 'Save zone' }).press('Enter')
    const name = dialog(storeApp).getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Enter a name/)
    await expectAccessible(storeApp, 'a new zone without a name')
  })

  await test.step('a postcode that does not exist is named', async () => {
    await fillZone(storeApp, 'E17 4QH, E8 7')
    await dialog(storeApp).getByRole('button', { name: 'Save zone' }).press('Enter')
    await expect(dialog(storeApp).getByText(/^We don’t know “E8 7”/)).toBeVisible()
  })

  await test.step('sectors are pressed on the map, with a pointer and by the keyboard', async () => {
    await dialog(storeApp).getByRole('textbox', { name: 'Postcodes', exact: true }).fill('E8')
    const map = dialog(storeApp).getByRole('group', { name: /^Draw the zone/ })
    const included = map.getByRole('checkbox', { name: /^E8 1, included/ })
    await expect(included).toBeChecked()
    const postcodes = dialog(storeApp).getByRole('textbox', { name: 'Postcodes', exact: true })
    await postcodes.fill('')
    const sector = map.getByRole('checkbox', { name: /^E8 1/ })
    await expect(sector).not.toBeChecked()
    await sector.focus()
    await sector.press('Space')
    await expect(postcodes).toHaveValue('E8 1')
    await sector.press('+')
    await expect(dialog(storeApp).getByRole('button', { name: 'Zoom out' })).toBeEnabled()
    await sector.press('ArrowUp')
    const next = map.locator(':focus')
    await expect(next).not.toHaveAccessibleName(/^E8 1/)
    await next.click()
    await expect(postcodes).toHaveValue(/^E8 1, /)
    await expectAccessible(storeApp, 'a zone that is drawn')
    await next.press('Enter')
    await expect(postcodes).toHaveValue('E8 1')
  })

  await test.step('a zone that overlaps says where and what customers pay', async () => {
    await fillZone(storeApp, 'e174qh, e8 1')
    await dialog(storeApp).getByRole('button', { name: 'Save zone' }).press('Enter')
    await expect(
      dialog(storeApp)
        .getByText(/comes first, and customers pay £2.50, not/)
        .first(),
    ).toBeVisible()
    await expectAccessible(storeApp, 'a zone that overlaps')
    await dialog(storeApp).getByRole('button', { name: 'Save zone' }).press('Enter')
    await expect(storeApp.getByRole('heading', { name: 'Walthamstow' })).toBeVisible()
    await tryPostcode(storeApp)
    await expect(storeApp.getByText(/^E17 4QH is in zone [BC], Walthamstow\./)).toBeVisible()
    await expect(storeApp.getByText(/Delivery £2.50. Minimum £8.00/)).toBeVisible()
  })

  await test.step('a customer there finds the restaurant and pays that fee', async () => {
    await findFood(page, postCode)
    await chooseStore(page, store.name)
    await addAtOnce(page, store.dish)
    expect(await amount(await openBasket(page), 'Delivery fee')).toBe(250)
  })

  await test.step('who deletes the zone agrees to the basket that loses its delivery', async () => {
    await storeApp.getByRole('button', { name: /^Edit zone \w, Walthamstow/ }).press('Enter')
    await dialog(storeApp).getByRole('button', { name: 'Delete zone' }).press('Enter')
    await expect(
      dialog(storeApp).getByText('1 open basket can’t be delivered any more.'),
    ).toBeVisible()
    await expectAccessible(storeApp, 'a zone that is about to be deleted')
    await dialog(storeApp)
      .getByRole('button', { name: 'Delete and change 1 basket' })
      .press('Enter')
    await expect(storeApp.getByRole('heading', { name: 'Walthamstow' })).toHaveCount(0)
    await page.reload()
    const basket = await openBasket(page)
    await expect(basket.getByText(/doesn’t deliver/).first()).toBeVisible()
  })
})

const dialog = (page: Page) => page.getByRole('dialog')

async function tryPostcode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Try a postcode' }).fill(postCode.toLowerCase())
  await page.keyboard.press('Enter')
}

async function fillZone(page: Page, postcodes: string): Promise<void> {
  const fields = {
    Name: 'Walthamstow',
    Postcodes: postcodes,
    Fee: '2.50',
    'Minimum order': '8',
    'Travel time, at least': '20',
    'Travel time, at most': '30',
  }
  for (const [name, text] of Object.entries(fields))
    await dialog(page).getByRole('textbox', { name, exact: true }).fill(text)
}
