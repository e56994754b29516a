import { addressForm, savedAddresses, openAddressBook } from './doing/account.ts'
import { bringSession } from './doing/bring-session.ts'
import { goToCheckout, openBasket } from './doing/basket.ts'
import { order } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { addressField, chooseStore } from './doing/find-food.ts'
import { receipt } from './doing/follow-order.ts'
import { pressLabel, tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import { makeAccount, named, NEW_PASSWORD } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import type { Session } from './marketplace/sessions.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const home = '12 Marmalade Row, E8 1AA'
const work = '14 Lantern Steps, E9 6LB'
const palace = '1 Palace Row, SW1A 1AA'

test.describe('A signed-in customer saves addresses', () => {
  let who = { email: '', password: NEW_PASSWORD }
  let session: Session

  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    who = { ...who, email }
    session = await makeAccount({ calls, mailbox }, email)
  })

  test(
    'typed by keyboard alone, looked for from the start, ordered to, and the same in every tab',
    { tag: '@desktop' },
    async ({ page, calls }) => {
      await openAddressBook(page, who)
      await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
      await addByKeyboard(page, {
        place: 'E8 1AA',
        street: '12 Marmalade Row',
        line: 'Flat 3',
        note: 'Blue door',
      })
      await expect(savedAddresses(page)).toHaveText([/12 Marmalade Row, Flat 3 Default/])
      await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused()
      await addByKeyboard(page, { place: '14 Lantern Steps E9 6LB' })
      await expect(savedAddresses(page)).toHaveText([/12 Marmalade Row/, /14 Lantern Steps/])

      await tabAndEnter(page, page.getByRole('button', { name: `Make default: ${work}` }))
      await expect(savedAddresses(page)).toHaveText([
        /14 Lantern Steps Default/,
        /12 Marmalade Row/,
      ])
      await expect(page.getByRole('button', { name: `Edit ${work}` })).toBeFocused()
      await page.reload()
      await expect(savedAddresses(page)).toHaveText([
        /14 Lantern Steps Default/,
        /12 Marmalade Row/,
      ])

      await visit(page, '/')
      await expect(addressField(page)).toHaveValue(work)
      await page.getByRole('button', { name: 'Find food' }).click()
      await chooseStore(page, 'Pitta Patter')
      await addAtOnce(page, 'Iskender')
      await goToCheckout(page)
      await expect(page.getByRole('radio', { name: /14 Lantern Steps/ })).toBeChecked()
      await expectAccessibleAtEveryWidth(page, 'checkout with saved addresses')
      await pressLabel(page.getByRole('radio', { name: /12 Marmalade Row, Flat 3/ }))
      const note = page.getByRole('textbox', { name: 'Help the courier find you' })
      await expect(note).toHaveValue('Blue door')
      await order(page)
      await expect(receipt(page)).toContainText('Flat 3, 12 Marmalade Row, Hackney, London E8 1AA')
      await expect(receipt(page)).toContainText('Blue door')

      await test.step('as many as there is room for', async () => {
        await visit(page, '/customer/account/addresses')
        await expect(savedAddresses(page)).toHaveCount(2)
        const street = Array.from({ length: 20 }, (_, index) => `${index + 1} Elm Row E8 1AA`)
        await calls.expectStoredOnly(who, ...street)
        // A headless browser does not fire the event of returning to this tab.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(savedAddresses(page)).toHaveCount(20)
        await expect(
          page.getByText('You’ve saved 20 addresses, the most you can have.'),
        ).toBeVisible()
        await expect(page.getByRole('button', { name: 'Add an address' })).toBeHidden()
      })
    },
  )

  test('added, changed and deleted', { tag: '@phone' }, async ({ page, calls, troubles }) => {
    troubles.expect(/\/api\/v1\/address (failed|net)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await bringSession(page, session)
    await visit(page, '/customer/account/addresses')
    await test.step('nothing typed is lost when saving fails, every mistake is next to its field', async () => {
      await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
      await expectAccessible(page, 'an empty address book')
      await page.getByRole('button', { name: 'Add an address' }).click()
      const { place, street, line, save } = addressForm(page)
      await save.click()
      await expect(page.getByText('This is a required field')).toBeVisible()
      await expect(page.getByText('Enter your house number and street')).toBeVisible()
      await expect(place).toBeFocused()
      await expectAccessible(page, 'the form of an address with mistakes')
      await place.fill('Hackney')
      await street.fill('12 Marmalade Row')
      await save.click()
      await expect(page.getByText('Enter a full postcode, not only its start')).toBeVisible()
      await place.fill('E8 1AA')
      await line.fill('Flat 3')
      await page.route('**/api/v1/address', (route) => route.abort())
      await save.click()
      await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeVisible()
      await expect(street).toHaveValue('12 Marmalade Row')
      await expect(line).toHaveValue('Flat 3')
      await page.unroute('**/api/v1/address')
      await save.click()
      await expect(savedAddresses(page)).toHaveText([/12 Marmalade Row, Flat 3/])
    })
    await test.step('changed and deleted', async () => {
      await calls.expectStoredOnly(who, home, work)
      await page.reload()
      await expect(savedAddresses(page)).toHaveCount(2)
      await expectAccessibleAtEveryWidth(page, 'the address book')
      await page.getByRole('button', { name: `Edit ${home}` }).click()
      const { place, street, line, save } = addressForm(page)
      await expect(place).toHaveValue(/E8 1AA/)
      await expect(street).toHaveValue('12 Marmalade Row')
      await line.fill('Flat 4')
      await page.getByRole('combobox', { name: 'Name of this address' }).fill('Home')
      await page.getByRole('textbox', { name: 'Note for the courier' }).fill('Blue door')
      await expect(page.getByText('12 Marmalade Row, Flat 4, London E8 1AA, UK')).toBeVisible()
      await save.click()
      await expect(savedAddresses(page)).toHaveText([
        /Home: 12 Marmalade Row, Flat 4 Default.*Blue door/,
        /14 Lantern/,
      ])

      await page.getByRole('button', { name: /^Delete 12 Marmalade Row/ }).click()
      await expect(page.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible()
      await expectAccessible(page, 'the question before an address is deleted')
      await page.getByRole('button', { name: 'Keep it' }).click()
      await page.getByRole('button', { name: /^Delete 12 Marmalade Row/ }).click()
      await page.getByRole('button', { name: 'Delete the address' }).click()
      await expect(savedAddresses(page)).toHaveText([/14 Lantern Steps/])
      await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused()

      await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
      await expect(addressField(page)).toHaveValue(work)
    })
  })

  // In a browser of its own: the address that was searched for before would be chosen at checkout.
  test(
    'chosen at checkout, and no longer in the browser after logging out',
    { tag: '@phone' },
    async ({ page, calls, troubles }) => {
      troubles.expect(/POST \/api\/v1\/cart\/[\w-]+\/address 409/)
      await calls.expectStoredOnly(who, home, palace)
      await bringSession(page, session)
      await visit(page, '/')
      await expect(addressField(page)).toHaveValue(/12 Marmalade Row/)
      await test.step('checkout says where the store does not deliver', async () => {
        await toCheckout(page)
        await pressLabel(page.getByRole('radio', { name: /1 Palace Row/ }))
        await expect(page.getByText(`Pitta Patter doesn’t deliver to ${palace}.`)).toBeVisible()
        await expect(page.getByRole('radio', { name: /12 Marmalade Row/ })).toBeChecked()

        await pressLabel(page.getByRole('radio', { name: 'Another address' }))
        const field = page.getByRole('combobox', { name: 'Delivery postcode' })
        await field.fill('E9 6LB')
        await field.press('Enter')
        await page
          .getByRole('textbox', { name: 'House number and street' })
          .fill('14 Lantern Steps')
        await pressLabel(page.getByRole('checkbox', { name: 'Save this address for next time' }))
        const saved = page.waitForResponse(
          (response) =>
            response.url().endsWith('/api/v1/address') && response.request().method() === 'POST',
        )
        await order(page)
        await expect(receipt(page)).toContainText('14 Lantern Steps')
        expect((await saved).status()).toBe(201)
        await visit(page, '/customer/account/addresses')
        await expect(savedAddresses(page)).toHaveText([/12 Marm/, /1 Palace/, /14 Lantern Steps/])
      })
      await test.step('removed by logging out', async () => {
        await visit(page, '/')
        await named(page, 'Nia').click()
        await expect(page.getByRole('menu', { name: 'Your account' })).toBeVisible()
        await expectAccessible(page, 'the menu of the account')
        await page.getByRole('menuitem', { name: /^Log out/ }).click()
        await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
        await page.reload()
        await alive(page)
        await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
        await expect(addressField(page)).toHaveValue('')
        expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lantern')
      })
    },
  )
})

async function addByKeyboard(
  page: Page,
  typed: { place: string; street?: string; line?: string; note?: string },
): Promise<void> {
  await tabAndEnter(page, page.getByRole('button', { name: 'Add an address' }))
  const { place, street, line, save } = addressForm(page)
  await expect(place).toBeFocused()
  await page.keyboard.type(typed.place)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  if (typed.street) await tabAndType(page, street, typed.street)
  else await expect(street).not.toHaveValue('')
  if (typed.line) await tabAndType(page, line, typed.line)
  const note = page.getByRole('textbox', { name: 'Note for the courier' })
  if (typed.note) await tabAndType(page, note, typed.note)
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add an address' })).toBeHidden()
}

async function toCheckout(page: Page): Promise<void> {
  await visit(page, '/restaurant/pitta-patter')
  await addAtOnce(page, 'Iskender')
  await openBasket(page)
  await goToCheckout(page)
  await expect(page.getByRole('radio', { name: /12 Marmalade Row/ })).toBeChecked()
}
