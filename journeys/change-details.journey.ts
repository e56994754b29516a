import { tabAndEnter, tabAndType } from './doing/press.ts'
import { bringSession } from './doing/bring-session.ts'
import { enterAsSomebodyNew, logInAs, makeAccount, named, NEW_PASSWORD } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const OTHER_PASSWORD = 'Damson-crumble-2'

test.describe('A signed-in customer', () => {
  test.beforeEach(async ({ calls, mailbox, email, page, troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await enterAsSomebodyNew(page, { calls, mailbox }, email)
  })

  test(
    'changes their name and number by keyboard, and sees mistakes beside their fields',
    { tag: '@desktop' },
    async ({ page, calls, mailbox, email, troubles }) => {
      troubles.expect(/PUT \/api\/v1\/user 409/)
      const other = await makeAccount({ calls, mailbox }, `other.${email}`)
      await openDetails(page)
      const { firstName, phone, save } = detailsForm(page)
      await expect(firstName).toHaveValue('Nia')
      await firstName.fill('')
      await tabAndType(page, firstName, 'Nina')
      await phone.fill('0123')
      await tabAndEnter(page, save)
      await expect(page.getByText('Enter a UK phone number')).toBeVisible()
      await phone.fill(other.user.phone)
      await save.click()
      await expect(page.getByText('Another account has this phone number.')).toBeVisible()
      await expect(firstName).toHaveValue('Nina')
      await passwordForm(page).change.click()
      await expect(page.getByText('Enter your current password')).toBeVisible()
      await expect(page.getByText('Enter a new password')).toBeVisible()
      await expect(page.getByText('This browser')).toBeVisible()
      // Otherwise the header would cover what is below it.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessibleAtEveryWidth(page, 'the details of an account, with mistakes')
      const onItsWay = page.getByRole('switch', { name: 'My order is on its way' })
      await onItsWay.press('Space')
      await expect(onItsWay).not.toBeChecked()
      const welsh = page.getByRole('radio', { name: 'Cymraeg' })
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
      await welsh.press('Space')
      await expect(welsh).toBeChecked()
      await phone.fill('07700 900188')
      await save.click()
      await expect(page.getByText('Details saved.')).toBeVisible()
      await expect(named(page, 'Nina')).toBeVisible()
      await page.reload()
      await alive(page)
      await expect(firstName).toHaveValue('Nina')
      await expect(phone).toHaveValue('07700 900188')
      await expect(page.getByRole('switch', { name: 'The restaurant has my order' })).toBeChecked()
      await expect(onItsWay).not.toBeChecked()
      await expect(welsh).toBeChecked()
      await page.getByRole('link', { name: 'Your addresses' }).click()
      await expect(page).toHaveURL('/customer/account/addresses')
      await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
    },
  )

  test(
    'signs out everywhere else, and so does a change of password',
    { tag: '@phone' },
    async ({ page, storeApp: device, calls, email, troubles }) => {
      const who = { email, password: NEW_PASSWORD }
      troubles.expect(/PUT \/api\/v1\/user\/change-password 400/)
      troubles.expect(/401/)
      await bringSession(device, await calls.logIn(who))
      await visit(device, '/')
      await expect(named(device, 'Nia')).toBeVisible()
      await calls.logIn(who)
      await openDetails(page)
      await expectNoSidewaysScrolling(page)
      const sessions = page.getByRole('region', { name: 'Where you’re logged in' })
      await expect(sessions.getByRole('listitem')).toHaveCount(3)
      await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
      await sessions
        .getByRole('button', { name: /^Log out: / })
        .last()
        .click()
      await expect(page.getByText('You’re logged out: ')).toBeVisible()
      await expect(sessions.getByRole('listitem')).toHaveCount(2)
      await expect(sessions.getByRole('heading')).toBeFocused()
      await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
      await expect(sessions.getByText('You’re not logged in anywhere else.')).toBeVisible()
      await expect(sessions.getByRole('heading')).toBeFocused()
      await device.reload()
      await alive(device)
      await expect(device.getByRole('link', { name: 'Log in' })).toBeVisible()
      await expect(named(page, 'Nia')).toBeVisible()

      await bringSession(device, await calls.logIn(who))
      await visit(device, '/')
      await expect(named(device, 'Nia')).toBeVisible()
      await page.reload()
      await alive(page)
      await expect(sessions.getByRole('listitem')).toHaveCount(2)
      const { current, next, change } = passwordForm(page)
      await current.fill('not-mine')
      await next.fill(OTHER_PASSWORD)
      await change.click()
      await expect(page.getByText('Current password given is incorrect')).toBeVisible()
      await expect(current).toBeFocused()
      await expect(next).toHaveValue(OTHER_PASSWORD)
      await current.fill(NEW_PASSWORD)
      await next.fill(NEW_PASSWORD)
      await change.click()
      await expect(page.getByText('Choose a password that’s different')).toBeVisible()
      await next.fill(OTHER_PASSWORD)
      await change.click()
      await expect(page.getByText('Password changed.')).toBeVisible()
      await expect(current).toHaveValue('')
      await expect(sessions.getByRole('listitem')).toHaveCount(1)
      await expect(named(page, 'Nia')).toBeVisible()

      await device.reload()
      await alive(device)
      await expect(device.getByRole('link', { name: 'Log in' })).toBeVisible()
      await logInAs(device, email, { password: OTHER_PASSWORD })
    },
  )
})

async function openDetails(page: Page): Promise<void> {
  await visit(page, '/customer/account/details')
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
}

function detailsForm(page: Page) {
  const region = page.getByRole('region', { name: 'Name and phone' })
  return {
    firstName: region.getByRole('textbox', { name: 'First name' }),
    phone: region.getByRole('textbox', { name: 'Phone' }),
    save: region.getByRole('button', { name: 'Save your details' }),
  }
}

function passwordForm(page: Page) {
  const region = page.getByRole('region', { name: 'Password' })
  return {
    current: region.getByRole('textbox', { name: 'Current password' }),
    next: region.getByRole('textbox', { name: 'New password', exact: true }),
    change: region.getByRole('button', { name: 'Change the password' }),
  }
}
