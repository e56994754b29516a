import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { DEMONSTRATION_CUSTOMER } from '#town/demonstration-accounts.ts'
import { logIn } from './doing/account.ts'
import { bringBasket } from './doing/bring-basket.ts'
import { cardFields } from './doing/pay-by-card.ts'
import { tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import { makeAccount, named, NEW_PASSWORD } from './doing/register.ts'
import { alive, expectInBasket, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { watchLeaving } from './watching/address-changes.ts'

const { firstName } = DEMONSTRATION_CUSTOMER
const menu = '/restaurant/pitta-patter'

test.describe('Logging in', () => {
  test.beforeEach(({ troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
  })

  test(
    'happens over the page that was there, which stays, and ends with a message',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, menu)
      const search = page.getByRole('searchbox', { name: 'Search this menu' })
      await search.fill('Iskender')
      await openLogin(page)
      await expect(page).toHaveURL(/\/login\?_UCR_return_href=%2Frestaurant%2Fpitta-patter$/)
      await logIn(page)
      await expect(page).toHaveURL(menu)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: firstName })).toBeVisible()
      await expect(search).toHaveValue('Iskender')

      // The dialogs for guests redirect a signed-in customer.
      for (const path of ['/login', '/register', '/forgot-password', '/create-customer-account']) {
        await visit(page, path)
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await logOut(page, firstName)
      await expect(page.locator('.toast.positive')).toContainText('You’re logged out.')
    },
  )

  test(
    "at checkout leaves what was typed there, and adds the account's details",
    { tag: '@desktop' },
    async ({ page, calls, mailbox, email }) => {
      await makeAccount({ calls, mailbox }, email)
      await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
      await visit(page, '/checkout')
      const field = (name: string) => page.getByRole('textbox', { name })
      await field('Help the courier find you').fill('Blue door')
      await field('Full name').fill('Nia M')
      await page.getByRole('link', { name: 'Log in', exact: true }).click()
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email)
      await dialog(page).getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
      const fetched = page.waitForResponse(/\/api\/v1\/auth\/user$/)
      await dialog(page).getByRole('button', { name: 'Log in' }).click()
      expect(await (await fetched).json()).toMatchObject({ email })
      await expect(page).toHaveURL('/checkout')
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeHidden()
      await expect(field('Full name')).toHaveValue('Nia M')
      await expect(field('Help the courier find you')).toHaveValue('Blue door')
      await expect(field('Email')).toHaveValue(email)
      await expect(field('Mobile number')).not.toHaveValue('')
    },
  )

  test(
    'leads to checkout when there is a basket',
    { tag: '@phone' },
    async ({ page, calls, mailbox, email }) => {
      await makeAccount({ calls, mailbox }, email)
      await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
      await visit(page, menu)
      await expectInBasket(page, '1 item')
      await openLogin(page)
      const msUntil = await watchLeaving(page)
      await logIn(page, { email, password: NEW_PASSWORD })
      await expect(page).toHaveURL('/checkout')
      // They come with the document that may have them.
      await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
      expect(await msUntil('/auth/login', '/checkout')).toBeGreaterThanOrEqual(NAVIGATION_DELAY_MS)
      await expect(page.getByText('Iskender').first()).toBeVisible()
    },
  )

  test(
    'leads back to where it was requested, also after a reload, and never away from this website',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, '/customer/account/details')
      await expect(page).toHaveURL(/\/login\?_UCR_return_href=/)
      await page.reload()
      await alive(page)
      await logIn(page)
      await expect(page).toHaveURL('/customer/account/details')
      await logOut(page, firstName)
      await visit(page, '/login?_UCR_return_href=//elsewhere.example/')
      await logIn(page)
      await expect(page).toHaveURL('/')
    },
  )

  test(
    'shows mistakes next to the field or above them, and loses nothing typed',
    { tag: '@desktop' },
    async ({ page, troubles, email }) => {
      troubles.expect(/POST \/api\/v1\/auth\/login 401/)
      await visit(page, '/login')
      const { username, password } = fields(page)
      await expect(username).toBeFocused()
      await test.step('a field is validated when it loses focus', async () => {
        // A field left before the script has loaded is validated when the form is sent.
        await expect(
          dialog(page).getByRole('button', { name: 'Log in', exact: true }),
        ).toBeEnabled()
        await username.pressSequentially('nobody')
        await expect(username).not.toHaveAttribute('aria-invalid', 'true')
        await password.focus()
        await expect(username).toHaveAccessibleDescription('Please use a valid email format')
        await username.fill('nobody@example.com')
        await expect(username).not.toHaveAttribute('aria-invalid', 'true')
      })
      await username.fill('')
      await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(username).toHaveAccessibleDescription('Enter your email address')
      await expect(password).toHaveAccessibleDescription('Enter your password')
      await username.fill('nobody@')
      await password.focus()
      await expect(username).toHaveAccessibleDescription('Please use a valid email format')
      await username.fill(email)
      await password.fill('marmalade')
      await dialog(page).getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await dialog(page).getByRole('button', { name: 'Log in' }).click()
      await expect(dialog(page).getByRole('alert')).toHaveText(
        /We couldn’t find an account with that email and password combination/,
      )
      await expect(username).toHaveValue(email)
      await expect(password).toHaveValue('marmalade')
    },
  )

  test(
    'lasts for the browser session, or longer with "Remember me"',
    { tag: '@desktop' },
    async ({ page, browser }) => {
      await visit(page, '/login')
      await logIn(page)
      await expect(page).toHaveURL('/')
      await page.reload()
      await expect(page.getByRole('button', { name: firstName })).toBeVisible()
      const forgotten = await openAnew(page)
      await expect(forgotten.getByRole('link', { name: 'Log in' })).toBeVisible()
      await forgotten.context().close()

      await logOut(page, firstName)
      await openLogin(page)
      await dialog(page).getByText('Remember me').click()
      await logIn(page)
      await expect(page.getByRole('button', { name: firstName })).toBeVisible()
      const remembered = await openAnew(page)
      await expect(remembered.getByRole('button', { name: firstName })).toBeVisible()
      await remembered.context().close()

      /** Closes the browser and opens it again: only persistent storage is left. */
      async function openAnew(closed: Page): Promise<Page> {
        const storageState = await closed.context().storageState()
        const again = await browser.newContext({ storageState })
        const opened = await again.newPage()
        await visit(opened, new URL('/', closed.url()).href)
        return opened
      }
    },
  )

  test('works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, menu)
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
    await tabAndEnter(page, link)
    const { username, password } = fields(page)
    await expect(username).toBeFocused()
    // Nothing of the page below can be reached.
    for (let pressed = 0; pressed < 20; pressed += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('[role=dialog]')
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(username).toBeFocused()
    await page.keyboard.type(DEMONSTRATION_CUSTOMER.email)
    await tabAndType(page, password, 'tuckin-demo')
    await tabTo(page, dialog(page).getByRole('checkbox', { name: 'Remember me' }))
    await page.keyboard.press('Space')
    await tabAndEnter(page, dialog(page).getByRole('button', { name: 'Log in' }))
    await expect(page.getByRole('button', { name: firstName })).toBeVisible()
  })
})

/** By the keys of a menu. */
async function logOut(page: Page, firstName: string): Promise<void> {
  await named(page, firstName).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your orders' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(named(page, firstName)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Your cards' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Your data' })).toBeVisible()
  // The menu takes keys once it has the focus, a moment after it is seen.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: /^Log out/ })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await named(page, firstName).click()
  await page.getByRole('menuitem', { name: /^Log out/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(fields(page).username).toBeFocused()
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Welcome back' })
}

function fields(page: Page) {
  return {
    username: dialog(page).getByRole('textbox', { name: 'Email' }),
    password: dialog(page).getByRole('textbox', { name: 'Password' }),
  }
}
