import { DEMONSTRATION_PASSWORD, partnerEmail } from '#town/demonstration-accounts.ts'
import { openStoreApp } from './doing/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const store = 'the-green-bench'

test(
  'An owner invites somebody, who works on the board until the owner removes them',
  { tag: '@desktop' },
  async ({ page: cook, storeApp, calls, email, mailbox, troubles }) => {
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
      const { links } = await mailbox.receive(email, 'Join')
      const link = links.find(({ href }) => href.includes('/store-app/join#'))
      await cook.goto(link?.href ?? '')
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(/^Join /)
      await expectAccessible(cook, 'joining a restaurant')
      await cook.getByRole('textbox', { name: 'First name' }).fill('Ali')
      await cook.getByRole('textbox', { name: 'Last name' }).fill('Khan')
      await cook.getByRole('textbox', { name: 'Choose a password' }).fill('chips & gravy')
      await cook.getByRole('button', { name: 'Join the team' }).click()
      await expect(cook.getByText(/^Live/)).toBeVisible()
      await expect(cook.getByRole('link', { name: 'Money' })).toHaveCount(0)
      await cook.goto('/store-app/team')
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(
        'Your role doesn’t open this page',
      )
      await cook.getByRole('link', { name: 'Go to orders' }).click()
      await expect(cook.getByText(/^Live/)).toBeVisible()
    })

    await test.step('the owner removes them, and they are told at once', async () => {
      // Until their board knows, it asks for what it may not read any more.
      troubles.expect(/^refused: GET \/api\/v1\/partner\/stores\/.* 404$/)
      await storeApp.reload()
      await storeApp.getByRole('button', { name: 'Change Ali Khan' }).press('Enter')
      await expectAccessible(storeApp, 'a colleague')
      await storeApp.getByRole('button', { name: 'Remove from the team' }).press('Enter')
      await expectAccessible(storeApp, 'removing a colleague')
      await storeApp.getByRole('button', { name: 'Remove Ali Khan' }).press('Enter')
      await expect(storeApp.getByText('Ali Khan no longer works here')).toBeVisible()
      await expect(storeApp.getByRole('button', { name: 'Change Ali Khan' })).toHaveCount(0)
      await expect(cook.getByRole('heading', { level: 1 })).toHaveText(
        'You don’t work at a restaurant here',
      )
    })

    await test.step('all of it is in the log of changes', async () => {
      await storeApp.goto('/store-app/changes')
      const changes = storeApp.getByRole('list', { name: 'Changes' }).getByRole('listitem')
      await expect(changes.first()).toContainText('Removed a colleague: Ali Khan')
      await expect(changes.first()).toContainText('Kitchen')
      await expect(changes.filter({ hasText: `Invited a colleague: ${email}` })).toHaveCount(1)
      await expectAccessibleAtEveryWidth(storeApp, 'the changes of a store')
    })
  },
)
