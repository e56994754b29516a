import { DEMONSTRATION_PASSWORD, partnerEmail } from '#town/demonstration-accounts.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { openStoreApp } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { putClockAhead } from './marketplace/clock-ahead.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

// Another try begins with the team, the tablets and the bank account as they were.
test.use({ clock: 'own' })

const store = 'the-green-bench'

test(
  'An owner invites somebody, who works on the board until the owner removes them',
  { tag: '@desktop' },
  async ({ page: cook, storeApp, tablet, calls, email, mailbox, marketplace, troubles }) => {
    const acting = tablet.getByRole('banner').getByRole('status')
    await test.step('the owner invites them by email', async () => {
      await openStoreApp(storeApp, calls, store)
      await storeApp.getByRole('link', { name: 'Store', exact: true }).click()
      await expectAccessibleAtEveryWidth(storeApp, 'the page of a store')
      await storeApp.getByRole('link', { name: 'Team' }).click()
      await storeApp.getByRole('textbox', { name: 'Email' }).fill('not an address')
      await storeApp.getByRole('button', { name: 'Send invitation' }).click()
      await expect(storeApp.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await storeApp.getByRole('textbox', { name: 'Email' }).fill(email)
      await storeApp.getByRole('button', { name: 'Send invitation' }).click()
      const invited = storeApp.getByRole('region', { name: 'Invited' }).getByRole('listitem')
      await expect(invited.filter({ hasText: email })).toContainText('Kitchen')
      await expectAccessibleAtEveryWidth(storeApp, 'a team')
    })

    await test.step('the owner links the food hygiene rating', async () => {
      await storeApp.goto('/store-app/store')
      await storeApp.getByRole('button', { name: 'Find your rating' }).click()
      await storeApp.getByRole('button', { name: 'Search' }).press('Enter')
      const kitchens = storeApp.getByRole('list', { name: 'Kitchens in the register' })
      await expect(kitchens.getByRole('listitem')).toHaveCount(2)
      await expectAccessible(storeApp, 'kitchens in the register')
      await storeApp
        .getByRole('button', { name: 'Choose The Green Bench (stall), Exempt' })
        .press('Enter')
      await expect(storeApp.getByRole('region', { name: 'Food hygiene' })).toContainText('Exempt')
      await cook.goto(`/restaurant/${store}`)
      await expect(cook.getByRole('list', { name: 'In short' })).toContainText('Hygiene Exempt')
    })

    await test.step('the owner says who sells the food, and where they are paid', async () => {
      await storeApp.goto('/store-app/store')
      await storeApp.getByRole('link', { name: 'Business details' }).click()
      const number = storeApp.getByRole('textbox', { name: 'Company number' })
      await number.fill('12')
      await storeApp.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      await expect(number).toBeFocused()
      await expect(number).toHaveAccessibleDescription(/Enter the 8 characters/)
      await expectAccessibleAtEveryWidth(storeApp, 'business details')
      await number.fill('1234567')
      // A link doesn't take away what is typed.
      await storeApp.getByRole('link', { name: 'Money' }).click()
      await expectAccessible(storeApp, 'leaving without saving')
      await storeApp.getByRole('button', { name: 'Stay here' }).press('Enter')
      await storeApp.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      await expect(storeApp.getByText('Business details saved')).toBeVisible()
      await expect(number).toHaveValue('01234567')

      await storeApp.getByRole('button', { name: 'Add a bank account' }).click()
      await storeApp
        .getByRole('textbox', { name: 'Name on the account' })
        .fill('The Green Bench Ltd')
      await storeApp.getByRole('textbox', { name: 'Sort code' }).fill('12 34 56')
      await storeApp.getByRole('textbox', { name: 'Account number' }).fill('12345678')
      await storeApp.getByLabel('Your password').fill('not this one')
      troubles.expect(/^refused: PUT .*bank-details 400$/)
      await storeApp.getByRole('button', { name: 'Save the account' }).press('Enter')
      await expect(storeApp.getByLabel('Your password')).toBeFocused()
      await expectAccessible(storeApp, 'a bank account')
      await storeApp.getByLabel('Your password').fill(DEMONSTRATION_PASSWORD)
      await storeApp.getByRole('button', { name: 'Save the account' }).press('Enter')
      await expect(storeApp.getByText('Account ending in 5678')).toBeVisible()
      await mailbox.receive(partnerEmail(store), 'Bank account')
      await storeApp.goto('/store-app/team')
    })

    await test.step('they join by the link, and see the orders and no more', async () => {
      await cook.goto(await invitationOf(mailbox, email, 'Join'))
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(/^Join /)
      await expectAccessible(cook, 'joining a restaurant')
      await joinTeam(cook, { password: 'chips & gravy' })
      await expect(cook.getByText(/^Connected/)).toBeVisible()
      await expect(cook.getByRole('link', { name: 'Money' })).toHaveCount(0)
      await cook.goto('/store-app/team')
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(
        'Your role doesn’t open this page',
      )
      await cook.getByRole('link', { name: 'Go to orders' }).click()
      await expect(cook.getByText(/^Connected/)).toBeVisible()
    })

    await test.step('a tablet is shared, and works as the kitchen', async () => {
      await openStoreApp(tablet, calls, store)
      await tablet.goto('/store-app/team')
      await tablet.getByRole('textbox', { name: 'What it’s called' }).fill('Kitchen tablet')
      await tablet.getByRole('button', { name: 'Share this device' }).press('Enter')
      await expect(tablet.getByText(/^Connected/)).toBeVisible()
      await expect(acting).toHaveText(/Acting now: Kitchen tablet \(locked\)/)
      await expect(tablet.getByRole('link', { name: 'Money' })).toHaveCount(0)
      await expect(tablet.getByRole('button', { name: 'Log out' })).toHaveCount(0)
      await expectAccessibleAtEveryWidth(tablet, 'the board of a shared tablet')
    })

    await test.step('the cook sets a PIN on their own device', async () => {
      await cook.goto('/store-app/store')
      const pin = cook.getByRole('textbox', { name: 'New PIN' })
      await pin.fill('1234')
      await cook.getByRole('button', { name: 'Set the PIN' }).press('Enter')
      await expect(pin).toHaveAccessibleDescription(/harder to guess/)
      await expectAccessibleAtEveryWidth(cook, 'choosing a PIN')
      await pin.fill('4071')
      await cook.getByRole('button', { name: 'Set the PIN' }).press('Enter')
      await expect(cook.getByText('Your PIN is set')).toBeVisible()
      await cook.goto('/store-app')
    })

    await test.step('they switch to themselves on the tablet, and act under their name', async () => {
      await tablet.getByRole('button', { name: 'Switch' }).click()
      await expectAccessible(tablet, 'choosing a person')
      await tablet.getByRole('button', { name: /^Ali Khan/ }).click()
      await tablet.keyboard.type('5820')
      troubles.expect(/^refused: POST .*tablet\/person 400$/)
      await tablet.keyboard.press('Enter')
      const pin = tablet.getByRole('textbox', { name: 'PIN of Ali Khan' })
      await expect(pin).toHaveAccessibleDescription('That isn’t the right PIN.')
      await expect(pin).toBeFocused()
      await expectAccessibleAtEveryWidth(tablet, 'a wrong PIN')
      for (const digit of '4071')
        await tablet.getByRole('button', { name: digit, exact: true }).click()
      await tablet.getByRole('button', { name: 'Continue as Ali Khan' }).click()
      await expect(acting).toHaveText(/Acting now: Ali Khan/)
      await expect(tablet.getByRole('dialog')).toHaveCount(0)
      await expectAccessibleAtEveryWidth(tablet, 'a shared tablet that somebody acts on')
      const busy = tablet.getByRole('dialog', { name: 'Busy?' })
      await tablet.getByRole('button', { name: 'Busy, add minutes' }).click()
      await busy.getByRole('button', { name: /^Add/ }).click()
      await expect(busy).toHaveCount(0)
      const backToNormal = tablet.getByRole('button', { name: 'Back to normal' })
      await backToNormal.click()
      await expect(backToNormal).toHaveCount(0)
      await storeApp.goto('/store-app/changes')
      const changes = storeApp.getByRole('list', { name: 'Changes' }).getByRole('listitem')
      await expect(changes.first()).toContainText('Marked the restaurant busy')
      await expect(changes.first()).toContainText('Ali Khan')
      await storeApp.goto('/store-app/team')
      const tablets = storeApp.getByRole('list', { name: 'Shared tablets' }).getByRole('listitem')
      await expect(tablets.first()).toContainText('Ali Khan')
      await expectAccessibleAtEveryWidth(storeApp, 'shared tablets')
    })

    await test.step('the tablet is locked by a press, and by itself when nobody touches it', async () => {
      const switchToCook = async () => {
        await tablet.getByRole('button', { name: 'Switch' }).click()
        await tablet.getByRole('button', { name: /^Ali Khan/ }).click()
        await tablet.keyboard.type('4071')
        await tablet.keyboard.press('Enter')
        await expect(acting).toHaveText(/Acting now: Ali Khan/)
        await expect(tablet.getByRole('dialog')).toHaveCount(0)
      }
      // Whatever its board asks for meanwhile is refused to the cook, and answered to the tablet.
      troubles.expect(/^refused: .* 401$/)
      await tablet.getByRole('button', { name: 'Lock', exact: true }).click()
      await expect(acting).toHaveText(/Acting now: Kitchen tablet \(locked\)/)
      await switchToCook()
      await tablet.evaluate(putClockAhead, marketplace.aheadMs() + 11 * 60_000)
      await expect(acting).toHaveText(/Acting now: Kitchen tablet \(locked\)/)
      await tablet.reload()
      await expect(acting).toHaveText(/Acting now: Kitchen tablet \(locked\)/)
      await switchToCook()
    })

    await test.step('the owner removes their PIN', async () => {
      await storeApp.reload()
      await storeApp.getByRole('button', { name: 'Change Ali Khan' }).press('Enter')
      await storeApp.getByRole('button', { name: 'Remove their PIN' }).press('Enter')
      const question = storeApp.getByRole('heading', { name: 'Remove the PIN of Ali Khan?' })
      await expect(question).toBeFocused()
      await expectAccessible(storeApp, 'removing a colleague’s PIN')
      await storeApp.getByRole('button', { name: 'Remove the PIN' }).press('Enter')
      await expect(storeApp.getByText('Ali Khan’s PIN is removed')).toBeVisible()
    })

    await test.step('the owner removes them, and they are told at once', async () => {
      // Until their board knows, it asks for what it may not read any more.
      troubles.expect(/^refused: GET \/api\/v1\/partner\/stores\/.* 404$/)
      await storeApp.getByRole('button', { name: 'Change Ali Khan' }).press('Enter')
      await expectAccessible(storeApp, 'a colleague')
      const remove = storeApp.getByRole('button', { name: 'Remove from the team' })
      const question = storeApp.getByRole('heading', { name: 'Remove Ali Khan?' })
      await remove.press('Enter')
      await expect(question).toBeFocused()
      await storeApp.getByRole('button', { name: 'Don’t remove' }).press('Enter')
      await expect(storeApp.getByRole('radio', { name: /^Kitchen/ })).toBeFocused()
      await remove.press('Enter')
      await expect(question).toBeFocused()
      await expectAccessible(storeApp, 'removing a colleague')
      await storeApp.getByRole('button', { name: 'Remove Ali Khan' }).press('Enter')
      await expect(storeApp.getByText('Ali Khan no longer works here')).toBeVisible()
      await expect(acting).toHaveText(/Acting now: Kitchen tablet \(locked\)/, { timeout: 1000 })
      await expect(storeApp.getByRole('button', { name: 'Change Ali Khan' })).toHaveCount(0)
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(
        'You don’t work at a restaurant here',
      )
    })

    await test.step('the owner ends the tablet', async () => {
      await storeApp.getByRole('button', { name: 'End Kitchen tablet' }).press('Enter')
      await expectAccessible(storeApp, 'ending a tablet')
      await storeApp.getByRole('button', { name: 'End it' }).press('Enter')
      await expect(storeApp.getByText('No tablet is shared.')).toBeVisible()
      await expect(tablet.getByRole('button', { name: 'Log in again' })).toBeVisible()
    })

    await test.step('all of it is in the log of changes', async () => {
      await storeApp.goto('/store-app/changes')
      const changes = storeApp.getByRole('list', { name: 'Changes' }).getByRole('listitem')
      await expect(changes.first()).toContainText('Ended a shared tablet: Kitchen tablet')
      const removed = changes.filter({ hasText: 'Removed a colleague: Ali Khan' })
      await expect(removed).toContainText('Kitchen')
      await expect(changes.filter({ hasText: `Invited a colleague: ${email}` })).toHaveCount(1)
      await expectAccessibleAtEveryWidth(storeApp, 'the changes of a store')
    })
  },
)
