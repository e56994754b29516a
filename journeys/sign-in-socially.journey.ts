import { bringBasket } from './doing/bring-basket.ts'
import { pressLabel } from './doing/press.ts'
import { dialogNamed, named } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const menu = '/restaurant/pitta-patter'
const newPassword = 'Gooseberry-fool-3'

test.describe('Signing in by a provider', () => {
  test(
    'creates an account, with the same basket',
    { tag: '@phone' },
    async ({ page, calls, troubles }) => {
      // Requested as a guest's, at the moment at which it became theirs.
      troubles.expect(/GET \/api\/v1\/cart\/\S+ 404/)
      await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
      await visit(page, menu)
      await openRegister(page)
      await pressProvider(page, 'Sign up with Google')
      await choose(page, 'Google', /^Somebody new/)
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByText('Iskender').first()).toBeVisible()
      await expectNothingStored(page)

      // Going back past the provider, the form redirects a signed-in visitor.
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(menu)
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test(
    'leads to a first password on demand',
    { tag: '@phone' },
    async ({ page, mailbox, troubles }) => {
      troubles.expect(/GET \/api\/v1\/cart 404/)
      await visit(page, '/login?_UCR_return_href=%2Fcustomer%2Faccount%2Fdetails')
      await expect(login(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
      // Apple answers by a form from another site, which has no cookies.
      await pressProvider(page, 'Log in with Apple')
      await choose(page, 'Apple', /^Somebody new/)
      await expect(page).toHaveURL('/customer/account/details')
      const password = page.getByRole('region', { name: 'Password' })
      await expect(password).toContainText('You log in with Google, Facebook or Apple')
      await expect(password.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page, 'the details of an account without a password')
      const email = (await page.locator('.account-email .strong').textContent()) ?? ''
      await password.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByText('We’ve sent you a link').first()).toBeVisible()
      const { links } = await mailbox.receive(email, 'password')
      await page.goto(links.find(({ href }) => href.includes('/password-reset#'))?.href ?? '')
      await alive(page)
      const reset = dialogNamed(page, 'Choose a new password')
      await reset.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword)
      await reset.getByRole('textbox', { name: 'Confirm new password' }).fill(newPassword)
      await reset.getByRole('button', { name: 'Save and log in' }).click()
      // It logs in with the password just set.
      await expect(page).toHaveURL('/')
      await expect(login(page)).toBeHidden()
      await expect(reset).toBeHidden()
    },
  )

  test(
    'leads back to where it was requested, lasts with "Remember me", and registers nobody twice',
    { tag: '@desktop' },
    async ({ page, browser, troubles }) => {
      troubles.expect(/GET \/api\/v1\/cart 404/)
      troubles.expect(/POST \/api\/v1\/auth\/register\/social\/facebook\?code=\S+ 409/)
      await visit(page, menu)
      await openLogin(page)
      await pressLabel(login(page).getByRole('checkbox', { name: 'Remember me' }))
      await pressProvider(page, 'Log in with Facebook')
      await choose(page, 'Facebook', /^Nia Osei/)
      await expect(page).toHaveURL(menu)
      await expect(named(page, 'Nia')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expectNothingStored(page)

      // Opened again later, their browser is still signed in; a stranger's registers nobody twice.
      const again = await browser.newContext({ storageState: await page.context().storageState() })
      const opened = await again.newPage()
      await visit(opened, new URL('/', page.url()).href)
      await expect(named(opened, 'Nia')).toBeVisible()
      await again.close()
      await page.evaluate(() => localStorage.clear())
      await visit(page, `/register?_UCR_return_href=${encodeURIComponent(menu)}`)
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await pressProvider(page, 'Sign up with Facebook')
      await choose(page, 'Facebook', /^Nia Osei/)
      const toast = page.locator('.toast.positive')
      await expect(toast).toContainText('Looks like you already have a user account.')
      await expect(login(page)).toBeVisible()
      await expect(page).toHaveURL(/\/login\?_UCR_return_href=%2Frestaurant%2Fpitta-patter$/)
      await expectNothingStored(page)
    },
  )

  test(
    'says why it signs nobody in, and leaves nothing behind',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/login\/social\/facebook\?code=\S+ 422/)
      await visit(page, menu)
      await openLogin(page)
      await pressProvider(page, 'Log in with Facebook')
      await choose(page, 'Facebook', /^Rhys Bowen/)
      await expect(login(page).getByRole('alert')).toHaveText(
        'Your Facebook account doesn’t return an email address, please sign-up via email.',
      )
      await expect(page).toHaveURL(/\/login\?_UCR_return_href=%2Frestaurant%2Fpitta-patter$/)
      await expectNothingStored(page)
      await expectAccessible(page, 'the login after a provider that identified nobody')
      await expectNoSidewaysScrolling(page)

      await pressProvider(page, 'Log in with Google')
      await choose(page, 'Google', 'Cancel')
      await expect(login(page).getByRole('status')).toHaveText(
        'You didn’t finish with Google. Nothing has changed.',
      )
      await expectNothingStored(page)

      // A visitor who cancels by the back button is where they were, with everything there.
      await login(page).getByRole('link', { name: 'Create an account' }).click()
      await pressProvider(page, 'Sign up with Google')
      await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
      await page.goBack()
      await expect(dialogNamed(page, 'Pull up a chair')).toBeVisible()
      await alive(page)
      await expectNothingStored(page)
      await dialogNamed(page, 'Pull up a chair').getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL(menu)
    },
  )
})

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(login(page)).toBeVisible()
}

async function openRegister(page: Page): Promise<void> {
  await openLogin(page)
  await login(page).getByRole('link', { name: 'Create an account' }).click()
  await expect(dialogNamed(page, 'Pull up a chair')).toBeVisible()
}

/** A provider's button of the dialog that is open. */
async function pressProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name }).click()
}

/** Chooses a person on the page of a provider, and is redirected back. */
async function choose(page: Page, provider: string, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible()
  await page.getByRole('button', { name }).click()
}

function login(page: Page) {
  return dialogNamed(page, 'Welcome back')
}

/** Neither the address nor the browser has anything left of the trip to a provider and back. */
async function expectNothingStored(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/[?&](provider|code|error)=/)
  // Polled: the page may be on its way to checkout, as a document of its own.
  await page.waitForFunction(() => {
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    return !/socialAuth\W+\{|"root\.socialAuth"/.test(stored)
  })
}
