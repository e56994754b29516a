import { amount, expectSumToAddUp } from './doing/basket.ts'
import { choosePayingInCash, customer, orderButton } from './doing/check-out.ts'
import { followOrder, receipt } from './doing/follow-order.ts'
import { tabAndEnter, tabAndType } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { formatFee, formatPence } from '#rules/money/pence.ts'

test(
  'Promo codes are refused, applied, removed and ordered with, by keyboard at checkout',
  { tag: '@desktop' },
  async ({ page, email, troubles }) => {
    troubles.expect(/\/discount\/(WELCOME5|OPENING20|HALF) 4/)
    // A collection, so that no address is asked for.
    await visit(page, '/restaurant/pitta-patter?service=collection')
    const dishes = page.getByRole('searchbox', { name: 'Search this menu' })
    await tabAndType(page, dishes, 'Iskender')
    await tabAndEnter(page, page.getByRole('button', { name: /^Add Iskender/ }).first())
    const basket = page.getByRole('complementary', { name: 'Your basket' })
    // With one press, but only codes that may apply: WELCOME5 has a higher minimum.
    const offered = basket.getByRole('list', { name: 'Offers' })
    await expect(offered.getByText('WELCOME5')).toHaveCount(0)
    await tabAndEnter(page, offered.getByRole('button', { name: /Apply TUCK10$/ }))
    await expect(basket.getByRole('button', { name: 'Remove TUCK10' })).toBeFocused()
    await expect(offered).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(offered).toBeVisible()
    await tabAndEnter(page, basket.getByRole('link', { name: 'Go to checkout' }))
    const who = customer(email)
    await tabAndType(page, page.getByRole('textbox', { name: 'Full name' }), who.name)
    await tabAndType(page, page.getByRole('textbox', { name: 'Mobile number' }), who.phone)
    await tabAndType(page, page.getByRole('textbox', { name: 'Email' }), who.email)

    const field = page.getByRole('textbox', { name: 'Promo code' })
    const give = async (code: string) => {
      await expect(field).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    await tabAndEnter(page, page.getByRole('button', { name: 'Have a promo code?' }))
    const sum = page.getByRole('region', { name: 'Your order' })
    const subtotal = await amount(sum, 'Subtotal')
    await give('welcome5')
    await expect(field).toHaveAccessibleDescription(
      `Add ${formatPence(1500 - subtotal)} more to use WELCOME5. It’s for orders of £15.00 or more.`,
    )
    await give('Opening 20')
    await expect(field).toHaveAccessibleDescription(/^OPENING20 has expired\./)
    await give('half')
    await expect(field).toHaveAccessibleDescription(
      /^HALF is not a valid promo code at Pitta Patter/,
    )

    // None of that ordered anything, and what was typed is there after going back.
    await page.goBack()
    await expect(basket).toBeVisible()
    await page.goForward()
    await expect(field).toHaveValue('half')
    await field.focus()
    await give('  tuck 10 ')
    const remove = page.getByRole('button', { name: 'Remove TUCK10' })
    await expect(remove).toBeFocused()
    const saved = Math.floor(subtotal / 10)
    const sentence = `TUCK10 applied. You save ${formatPence(saved)}.`
    await expect(page.getByText(sentence)).toBeAttached()
    expect(await amount(sum, 'Discount \\(TUCK10\\)')).toBe(-saved)
    // The error of an empty field is cleared when the basket has changed since.
    await tabAndEnter(page, page.getByRole('button', { name: 'Add a different code' }))
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('Type a code first.')
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(sum.getByText('Discount (TUCK10)')).toBeHidden()
    await expect(page.getByText('Type a code first.')).toBeHidden()

    // Of two the better one applies, and the other shows what it saves before it is chosen.
    await give('stroll')
    await expect(page.getByRole('button', { name: 'Remove STROLL' })).toBeFocused()
    const better = Math.floor((subtotal * 15) / 100)
    await tabAndEnter(page, page.getByRole('button', { name: 'Add a different code' }))
    await give('TUCK10')
    await expect(page.getByText('your best code for this basket')).toBeVisible()
    expect(await amount(sum, 'Discount \\(STROLL\\).*')).toBe(-better)
    const less = `saves ${formatFee(saved)}, ${formatFee(better - saved)} less than now`
    await tabAndEnter(page, page.getByRole('button', { name: `Use TUCK10 instead (${less})` }))
    await expect(remove).toBeFocused()
    await expect(page.getByRole('button', { name: /^Use STROLL instead/ })).toBeVisible()
    // The charge for a bag is in the total only once it is chosen, which checkout asks for.
    const without = await expectSumToAddUp(sum)
    await choosePayingInCash(page)
    await tabAndEnter(page, orderButton(page))
    const bag = page.getByRole('group', { name: 'Do you want a carrier bag?' })
    const yes = bag.getByRole('radio', { name: 'Yes, one bag 10p' })
    await expect(yes).toBeFocused()
    await expect(yes).toHaveAccessibleDescription('Choose whether you want a bag.')
    await expect(yes).not.toBeChecked()
    await expect(bag.getByRole('radio', { name: 'No bag' })).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(bag.getByText('Choose whether you want a bag.')).toBeHidden()
    await expect(orderButton(page)).toHaveAccessibleName(
      `Order, pay cash ${formatPence(without + 10)}`,
    )
    const total = await expectSumToAddUp(sum)
    expect(total).toBe(without + 10)
    await tabAndEnter(page, orderButton(page))
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible()
    await followOrder(page)
    expect(await amount(receipt(page), 'Discount \\(TUCK10\\).*')).toBe(-saved)
    expect(await expectSumToAddUp(receipt(page))).toBe(total)
  },
)
