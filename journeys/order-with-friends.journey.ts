import { goToCheckout, ifSoldOut, openBasket } from './doing/basket.ts'
import { customer, order, enterAddress, enterContact } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { followOrder, receipt } from './doing/follow-order.ts'

import { pressLabel } from './doing/press.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { alive, holdScripts } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

test(
  'Friends fill one basket, each under their name, until its owner locks and orders it',
  { tag: '@phone' },
  async ({ page, storeApp: friend, tablet: third, calls, email, mailbox, troubles }) => {
    // A shared basket is read every few seconds, also in the moment when it is ordered.
    troubles.expect(/GET \/api\/v1\/cart\/[\w-]+ 409$/)
    await findFood(page, 'e8 1aa')
    await chooseStore(page, 'Pitta Patter')
    await addAtOnce(page, 'Iskender')
    const link = await share(page, 'Ada')

    await friend.goto(link)
    await alive(friend)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(
      'Ada’s basket at Pitta Patter',
    )
    await expectAccessibleAtEveryWidth(friend, 'the basket of friends')
    await addAtOnce(friend, 'Ayran')
    await expect(friend.getByText('Enter your name to add Ayran.')).toBeVisible()
    const name = friend.getByRole('textbox', { name: 'Your name' })
    await expect(name).toBeFocused()
    await name.fill('Ben')
    await name.press('Enter')
    await expect(friend.getByText('You’ve joined as Ben.')).toBeVisible()
    await friend.getByRole('button', { name: /View the basket/ }).click()
    const everyones = friend.getByRole('dialog', { name: 'Everyone’s basket' })
    await everyones.getByRole('button', { name: 'One more Ayran' }).click()
    await expect(everyones.getByRole('button', { name: /Iskender/ })).toHaveCount(0)
    await ifSoldOut(everyones, 'Ayran').selectOption('call Ada')
    await expect(ifSoldOut(everyones, 'Iskender')).toHaveCount(0)
    // What each dish contains, and all of them together.
    await expect(everyones.getByRole('listitem').filter({ hasText: 'Ayran' })).toContainText(
      'Contains milk',
    )
    await expect(everyones).toContainText(/Allergens in this order.*Contains.*milk/)
    await expectAccessible(friend, 'everyone’s basket')

    const dialog = page.getByRole('dialog', { name: 'Order with friends' })
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('2 items')
    await expectAccessible(page, 'a basket that is shared')

    await test.step('somebody joins before the page’s scripts have loaded', async () => {
      const letGo = await holdScripts(third)
      await third.goto(link, { waitUntil: 'commit' })
      await third.getByRole('textbox', { name: 'Your name' }).fill('Cy')
      await third.getByRole('button', { name: 'Join' }).click()
      letGo()
      await expect(third.getByText('You’ve joined as Cy.')).toBeVisible()
      await third.close()
    })

    await pressLabel(dialog.getByRole('switch', { name: 'Lock the basket' }))
    await expect(friend.getByText('Ada has locked the basket.')).toBeVisible()
    await friend.reload()
    await expect(friend.getByText('You’ve joined as Ben.')).toBeVisible()

    await dialog.getByRole('button', { name: 'Close' }).click()
    const basket = await openBasket(page)
    await expect(basket.getByRole('list', { name: 'Ben' })).toContainText('Ayran')
    await expect(ifSoldOut(basket, 'Ayran')).toHaveValue('call')
    await goToCheckout(page)
    await expect(page.getByRole('list', { name: 'Ben' })).toContainText('Ayran')
    await enterAddress(page)
    await enterContact(page, customer(email))
    const { number } = await order(page)
    await expect(friend.getByText('Ada has ordered.')).toBeVisible()
    await followOrder(page)
    await expect(receipt(page).getByRole('list', { name: 'Ben' })).toContainText('2 ×Ayran')
    const received = await mailbox.receive(email, `has your order ${number}`)
    // Typed names are sent to no address before a store has accepted an order of it.
    expect(received.text).toContain('2 × Ayran')
    expect(received.text).not.toContain('Ben')
    await openStoreApp(friend, calls, 'pitta-patter')
    await expect(await card(friend, number, 'New')).toContainText(
      /Nia Morgan1\s?×Iskender.*Ben2\s?×Ayran/,
    )

    await cancel(page)
    await page.getByRole('button', { name: /^Order again/ }).click()
    const again = await openBasket(page)
    await expect(again.getByRole('listitem').filter({ hasText: 'Ayran' })).toBeVisible()
    await expect(again.getByRole('listitem').filter({ hasText: 'Iskender' })).toBeVisible()
    await expect(again.getByText('Ben')).toHaveCount(0)
    await expect(ifSoldOut(again, 'Ayran')).toHaveValue('call')
    await expect(ifSoldOut(again, 'Iskender')).toHaveValue('refund')
  },
)

/** Shares the basket, and leaves its dialog open. @returns the link */
async function share(page: Page, name: string): Promise<string> {
  const basket = await openBasket(page)
  await basket.getByRole('button', { name: 'Order with friends' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order with friends' })
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name)
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link for your friends' })
  await expect(link).toBeFocused()
  return link.inputValue()
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(question).toBeHidden()
}
