import { bringBasket } from './doing/bring-basket.ts'
import { tabAndEnter, tabAndType, tabTo } from './doing/press.ts'
import {
  complete,
  confirmationLink,
  dialogNamed,
  fillCompletion,
  makeAccount,
  named,
  NEW_PASSWORD,
  nextPhone,
  openLink,
  register,
  signUp,
} from './doing/register.ts'
import { alive, basketInFrame, visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { putStopwatchAhead } from './marketplace/clock-ahead.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const menu = '/restaurant/pitta-patter'

test.describe('An account', () => {
  test(
    'starts with an email, is confirmed by its link and completed with the same basket',
    { tag: '@phone' },
    async ({ page, email, mailbox, calls }) => {
      await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
      await register(page, email)
      const verify = dialogNamed(page, 'Check your email')
      await expect(verify).toContainText(email)
      await expect(page).toHaveURL(/\/account-verify/)
      await expect(verify.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeVisible()
      await verify.getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL('/')

      await page.goto(await confirmationLink(mailbox, email))
      const verified = dialogNamed(page, 'You’re in')
      await expect(verified).toBeVisible()
      await expect(page).toHaveURL('/account-verified-success')
      await verified.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/create-customer-account/)
      await complete(page)
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByText('Iskender').first()).toBeVisible()
      await visit(page, '/')
      await expect(named(page, 'Nia')).toBeVisible()
      await expect(basketInFrame(page)).toHaveAccessibleName(/1 item/)
    },
  )

  test(
    'on another device gets no basket of the person who registered',
    { tag: '@desktop' },
    async ({ page: device, email, mailbox, calls }) => {
      const { cartToken } = await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' })
      await calls.register(email, cartToken)
      await openLink(device, await confirmationLink(mailbox, email))
      await complete(device)
      await expect(device).toHaveURL('/')
      await expect(named(device, 'Nia')).toBeVisible()
      await expect(basketInFrame(device)).toHaveAccessibleName('Basket, empty')
    },
  )

  test(
    'survives a lost network, a reload and mistakes, and leads back to where it was started',
    { tag: '@desktop' },
    async ({ page, email, mailbox, calls, troubles }) => {
      troubles.expect(/register\/confirm (net|failed)|ERR_FAILED/)
      troubles.expect(/POST \/api\/v1\/auth\/register\/complete 4(00|09)/)
      const first = await makeAccount({ calls, mailbox }, `first.${email}`)
      await visit(page, `/register?_UCR_return_href=${encodeURIComponent(menu)}`)
      await signUp(page, email)
      await expect(dialogNamed(page, 'Check your email')).toBeVisible()

      await test.step('a link that could not be checked is tried again', async () => {
        await page.route('**/auth/register/confirm', (route) => route.abort())
        await page.goto(await confirmationLink(mailbox, email))
        const asking = dialogNamed(page, 'Your email address')
        await expect(asking.getByText('We couldn’t connect.')).toBeVisible()
        await expect(page).toHaveURL('/account-verify')
        await page.unroute('**/auth/register/confirm')
        await asking.getByRole('button', { name: 'Try again' }).click()
        await dialogNamed(page, 'You’re in').getByRole('button', { name: 'Continue' }).click()
      })

      const dialog = dialogNamed(page, 'Nearly there')
      await expect(dialog).toBeVisible()
      await page.reload()
      await alive(page)
      const finish = dialog.getByRole('button', { name: 'Finish and log in' })
      await finish.click()
      await expect(dialog.getByRole('alert')).toHaveText([
        'Enter your first name',
        'Enter your last name',
        'Enter your phone number',
        'Enter a new password',
      ])
      await expectAccessible(page, 'the form of a new account with mistakes')
      await expectNoSidewaysScrolling(page)
      await fillCompletion(page, { phone: '123', password: 'abc' })
      await finish.click()
      await expect(dialog.getByText('Enter a UK phone number')).toBeVisible()
      await expect(dialog.getByText('Password should be minimum of four characters')).toBeVisible()
      await fillCompletion(page, { phone: first.user.phone })
      await finish.click()
      await expect(dialog.getByText('Another account has this phone number.')).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused()
      await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nia')
      await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue(NEW_PASSWORD)
      await fillCompletion(page, { password: 'password1' })
      await finish.click()
      await expect(dialog.getByText('one of the most common passwords')).toBeVisible()
      await complete(page)
      await expect(page).toHaveURL(menu)
      await expect(named(page, 'Nia')).toBeVisible()
    },
  )

  test(
    'that was completed elsewhere meanwhile says so, and leads to logging in or back',
    { tag: '@phone' },
    async ({ page, email, mailbox, calls, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/register\/(complete|confirm) 409/)
      await visit(page, `/register?_UCR_return_href=${encodeURIComponent(menu)}`)
      await signUp(page, email)
      await expect(dialogNamed(page, 'Check your email')).toBeVisible()
      const link = await confirmationLink(mailbox, email)
      await openLink(page, link)
      const elsewhere = { firstName: 'Nia', lastName: 'Morgan', phone: nextPhone() }
      await calls.complete(link, { ...elsewhere, password: NEW_PASSWORD })
      await complete(page)
      await expect(page.locator('.toast.positive')).toContainText(
        'Your account is ready. Log in to use it.',
      )
      await expect(dialogNamed(page, 'Welcome back')).toBeVisible()
      await expect(page).toHaveURL('/login')

      // The page to go on to was stored with the registration, for a visitor whose account is complete.
      await page.goto(link)
      const confirmed = dialogNamed(page, 'All done already')
      await expect(confirmed).toBeVisible()
      await expect(page).toHaveURL('/account-confirmed')
      await confirmed.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(menu)
    },
  )

  test(
    'that was started before gets a fresh link, which is sent again on demand',
    { tag: '@desktop' },
    async ({ page, email, mailbox, calls, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/register 409/)
      await calls.register(email)
      await register(page, email)
      const dialog = dialogNamed(page, 'Nearly there')
      await expect(page).toHaveURL(/\/create-customer-account/)
      await expect(page.locator('.toast.positive')).toContainText('Your account is nearly ready.')
      await expect(dialog).toContainText(`We’ve sent a new link to ${email}`)
      await expect(dialog.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeVisible()
      await page.evaluate(putStopwatchAhead, 60_000)
      await dialog.getByRole('button', { name: 'Send it again' }).click()
      await expect(page.getByText('We’ve sent you an email.')).toBeVisible()
      await dialog.getByRole('link', { name: 'Use a different email' }).click()
      await expect(dialogNamed(page, 'Pull up a chair')).toBeVisible()
      await openLink(page, await confirmationLink(mailbox, email))
      await complete(page)
      await expect(named(page, 'Nia')).toBeVisible()
    },
  )

  test(
    'is not confirmed by a wrong link, but by another that is sent',
    { tag: '@phone' },
    async ({ page, storeApp: newTab, email, mailbox, calls, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/register\/confirm 400/)
      await calls.register(email)
      const first = await confirmationLink(mailbox, email)
      await page.goto(`/account-verify#code=${'not-a-code-of-ours-'.repeat(2)}`)
      const failed = dialogNamed(page, 'That link didn’t work')
      await expect(failed).toBeVisible()
      await expect(page).toHaveURL('/account-verification-failed')
      const send = failed.getByRole('button', { name: 'Send a new link' })
      await send.click()
      await expect(failed.getByText('This is a required field')).toBeVisible()
      await failed.getByRole('textbox', { name: 'Email' }).fill(email)
      await send.click()
      await expect(dialogNamed(page, 'Check your email')).toContainText(email)
      await expect(page).toHaveURL(/\/account-verify/)
      await expect
        .poll(() => confirmationLink(mailbox, email), { message: 'another link' })
        .not.toBe(first)
      const second = await confirmationLink(mailbox, email)
      await test.step('a browser that does not know the address asks for it, and sends it again', async () => {
        await visit(newTab, '/account-verify')
        const verify = dialogNamed(newTab, 'Check your email')
        await verify.getByRole('textbox', { name: 'Email' }).fill(email)
        await verify.getByRole('button', { name: 'Send a new link' }).click()
        await expect(verify).toContainText(`We’ve sent a link to ${email}`)
        await expect(verify.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeVisible()
        await expect.poll(() => confirmationLink(mailbox, email)).not.toBe(second)
      })
      await openLink(page, await confirmationLink(mailbox, email))
    },
  )

  test('is made by keyboard alone', { tag: '@desktop' }, async ({ page, email, mailbox }) => {
    await visit(page, '/register')
    const signUpDialog = dialogNamed(page, 'Pull up a chair')
    await expect(signUpDialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await page.keyboard.type(email)
    await tabTo(page, signUpDialog.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(signUpDialog).toBeHidden({ timeout: 60_000 })
    await expect(dialogNamed(page, 'Check your email')).toBeVisible()
    await page.goto(await confirmationLink(mailbox, email))
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = dialogNamed(page, 'Nearly there')
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
    await page.keyboard.type('Nia')
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Last name' }), 'Morgan')
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Phone' }), nextPhone())
    await tabAndType(page, dialog.getByRole('textbox', { name: 'Password' }), NEW_PASSWORD)
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Show password' }))
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue(NEW_PASSWORD)
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Finish and log in' }))
    await expect(named(page, 'Nia')).toBeVisible()
  })
})
