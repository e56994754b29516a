import { openBasket } from './doing/basket.ts'
import { customer, order, enterAddress, enterContact } from './doing/check-out.ts'
import { answerLater } from './doing/ask-for-address.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { tabAndEnter, tabTo } from './doing/press.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

test(
  'A meal deal with its own choices goes from the keyboard to the kitchen, and can be changed on the way',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email }) => {
    await openStoreApp(storeApp, calls, 'saffron-street-kitchen')
    await findFood(page, 'e8 1aa')
    await chooseStore(page, 'Saffron Street Kitchen')
    await page.getByRole('searchbox', { name: 'Search this menu' }).fill('Supper for one')
    await expect(page.getByText('1 dish found')).toBeVisible()
    await tabAndEnter(page, page.getByRole('link', { name: 'Supper for one', exact: true }))

    const dialog = page.getByRole('dialog', { name: 'Supper for one' })
    const choose = async (group: string, name: RegExp) => {
      const radios = dialog.getByRole('group', { name: group }).getByRole('radio')
      const radio = dialog.getByRole('group', { name: group }).getByRole('radio', { name })
      const chosen = radios.and(dialog.getByRole('radio', { checked: true }))
      await tabTo(page, (await chosen.count()) > 0 ? chosen.first() : radios.first())
      for (let pressed = 0; pressed < 20 && !(await radio.isChecked()); pressed += 1)
        await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    }
    const add = dialog.getByRole('button', { name: /^Add for/ })
    await tabAndEnter(page, add)
    await expect(dialog.getByRole('alert').filter({ hasText: 'Choose 1' })).toHaveCount(3)
    await choose('From the pot', /^Chicken tikka masala/)
    await choose('How hot?', /^Medium/)
    await choose('Rice or bread', /^Garlic naan/)
    await choose('To mop up with', /^Plain basmati/)
    await choose('Something cold', /^Ginger beer/)
    await expect(add).toHaveAccessibleName('Add for £15.25')
    await tabAndEnter(page, add)

    const basket = await openBasket(page)
    await expect(basket).toContainText('Chicken tikka masala (Medium, Garlic naan)')
    await tabAndEnter(page, basket.getByRole('link', { name: 'Change Supper for one' }))
    const save = dialog.getByRole('button', { name: /^Save for/ })
    await expect(save).toHaveAccessibleName('Save for £15.25')
    await choose('Something cold', /^Still water/)
    await tabAndEnter(page, save)
    await expect(basket).toContainText('Still water')
    await tabAndEnter(page, basket.getByRole('link', { name: 'Go to checkout' }))
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText('Still water')
    await enterAddress(page)
    await enterContact(page, customer(email))
    const { number } = await order(page)
    const ticket = await card(storeApp, number, 'New')
    for (const part of ['Chicken tikka masala', 'Medium', 'Garlic naan', 'Plain basmati'])
      await expect(ticket).toContainText(part)
  },
)

test(
  'Others buy what is nearly sold out: the basket shows how many are left, and when it is sold out',
  { tag: '@phone' },
  async ({ page, calls, email }) => {
    await visit(page, '/restaurant/saffron-street-kitchen')
    await addAtOnce(page, 'Slow goat, clay pot')
    await answerLater(page)
    const basket = await openBasket(page)
    for (let more = 1; more < 6; more += 1)
      await basket.getByRole('button', { name: 'One more Slow goat, clay pot' }).click()
    await expect(basket.getByRole('group', { name: /^How many Slow goat/ })).toContainText('6')
    const goat = { store: 'saffron-street-kitchen', dish: 'Slow goat, clay pot', email }
    await calls.order({ ...goat, quantity: 6 })
    await page.reload()
    await openBasket(page)
    await expect(basket).toContainText('Only 4 are left.')
    await basket.getByRole('button', { name: 'Take 4' }).click()
    await expect(basket).not.toContainText('are left')
    await expect(basket.getByRole('group', { name: /^How many Slow goat/ })).toContainText('4')

    await calls.order({ ...goat, quantity: 4 })
    await page.reload()
    await openBasket(page)
    await expect(basket).toContainText('Slow goat, clay pot is sold out.')
    await basket.getByRole('button', { name: 'Remove Slow goat, clay pot' }).click()
    await expect(basket).not.toContainText('Slow goat')
  },
)
