import { slugOfName } from '#rules/stores/import/slug-of-name.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { goToCheckout } from './doing/basket.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { customer as contact, enterAddress, enterContact, order } from './doing/check-out.ts'
import { findFood } from './doing/find-food.ts'
import { expectOrderToBe, followOrder } from './doing/follow-order.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { card, preferLargeCards } from './doing/staff/store-app.ts'
import { addBankAccount, fileOfRestaurants, pizzeria } from './doing/staff/take-on.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

/** No other journey has restaurants there. */
const POST_CODE = 'NR3 1AA'
const PASSWORD = 'chips & gravy'

/** Its name and type say nothing: what it is, its content says. */
const PASSPORT = {
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0 a passport \xff\xd9', 'latin1'),
}

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const restaurant = (facts: { name: string; hours?: string; ownerEmail?: string }) => ({
  ...pizzeria(POST_CODE),
  ...facts,
})

test(
  'A restaurant applies, is taken on with a file and opened, sells, and is suspended',
  { tag: '@desktop' },
  async ({
    page: operator,
    storeApp: owner,
    tablet: customer,
    calls,
    email,
    mailbox,
    named,
    troubles,
  }) => {
    test.slow()
    const name = named('The Imported Oven')
    const second = named('The Second Oven')
    let number = ''
    await test.step('it applies', async () => {
      await visit(owner, '/sell-with-us')
      await owner.getByRole('textbox', { name: 'Restaurant' }).fill(name)
      await owner.getByRole('textbox', { name: 'Postcode' }).fill(POST_CODE)
      await owner.getByRole('textbox', { name: 'Your name' }).fill('Mei Chen')
      await owner.getByRole('textbox', { name: 'Email' }).fill(email)
      await owner.getByRole('textbox', { name: 'Phone' }).fill('01632 960123')
      await owner.getByRole('button', { name: 'Send' }).click()
      await expect(owner.getByRole('main')).toContainText(email)
    })

    await test.step('the marketplace takes it on, and sees what is missing', async () => {
      await preferLargeCards(operator)
      await bringStaffSession(operator, 'operator', await calls.logInOperator())
      await visit(operator, '/operator')
      // Rows move as others come and go, so that a pointer could miss.
      const answer = operator.getByRole('link', { name: /^Answer: \d+ applications? to answer$/ })
      await answer.press('Enter')
      await expect(operator.getByRole('heading', { name: 'Applications' })).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'the restaurants of the marketplace')
      await expectWalkable(operator, 'the restaurants of the marketplace')
      await operator
        .getByRole('button', { name: `Take on: ${name}` })
        .last()
        .press('Enter')
      await expect(operator.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(operator.getByRole('region', { name: 'Checks' })).toContainText(
        '6 things are missing',
      )
      await expectAccessibleAtEveryWidth(operator, 'a restaurant that joins')
      await operator.getByRole('button', { name: 'Look it up' }).press('Enter')
      const lookingUp = operator.getByRole('dialog', { name: 'Find the food hygiene rating' })
      await lookingUp.getByRole('button', { name: 'Search' }).press('Enter')
      await expect(lookingUp).toContainText('No kitchen with this name at this postcode.')
      await operator.keyboard.press('Escape')
      await expect(lookingUp).toBeHidden()
    })

    await test.step('a file says by restaurant and field what is wrong in it', async () => {
      troubles.expect(/\/operator\/stores\/import\/preview 4\d\d$/)
      await operator.getByRole('link', { name: 'All restaurants' }).click()
      await operator.getByRole('link', { name: 'Import from a file' }).click()
      const field = operator.getByLabel('Choose a file or drop it here')
      await field.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('') })
      await expect(operator.getByRole('alert')).toHaveText(
        'This file is empty. Choose another one.',
      )
      await operator.getByText('How to fill in a spreadsheet').click()
      await expectAccessibleAtEveryWidth(operator, 'importing restaurants')
      await expectNoSidewaysScrolling(operator)
      await field.setInputFiles(
        fileOfRestaurants(restaurant({ name }), restaurant({ name: 'Other', hours: 'late' })),
      )
      await expect(operator.getByRole('heading', { level: 2 })).toBeFocused()
      const faults = operator.getByRole('listitem').filter({ hasText: 'stores.1' })
      await expect(faults.filter({ hasText: 'hours.delivery' })).toContainText(
        '“late” can’t be read as hours',
      )
      await expect(operator.getByRole('button', { name: /^Import/ })).toHaveCount(0)
      await expectAccessible(operator, 'a file of restaurants with faults')
      await operator.getByRole('button', { name: 'Choose another file' }).click()
    })

    await test.step('a good one is previewed and confirmed, and nobody finds what it adds', async () => {
      const ownerEmail = `second.${email}`
      const added = { phone: '01632 960124', email: 'second@example.com', ownerEmail }
      const stores = fileOfRestaurants(restaurant({ name }), restaurant({ ...added, name: second }))
      const field = operator.getByLabel('Choose a file or drop it here')
      await field.setInputFiles(stores)
      await expect(operator.getByText('1 restaurant added · 1 changed')).toBeVisible()
      await expect(operator.getByText('Menu with 1 dish')).toBeVisible()
      await expect(operator.getByText(`Owner: ${ownerEmail}`)).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'what a file of restaurants does')
      await expectWalkable(operator, 'what a file of restaurants does')
      await operator.getByRole('button', { name: 'Import 2 restaurants' }).press('Enter')
      await expect(operator.getByText('1 added, 1 changed, of 2')).toBeVisible()
      await expectAccessible(operator, 'an import that is listed')
      await field.setInputFiles(stores)
      await expect(operator.getByRole('heading', { name: /^Nothing changes/ })).toBeFocused()
      troubles.expect(/\/restaurant\/the-second-oven\S* 404$/)
      await customer.goto(`/restaurant/${slugOfName(second)}`)
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
        'We can’t find that restaurant',
      )
      await operator.getByRole('button', { name: 'Choose another file' }).press('Enter')
      await operator.getByRole('link', { name: 'See those that join' }).press('Enter')
      await operator.getByRole('button', { name: 'Invite all' }).press('Enter')
      await expect(operator.getByText(/^We’ve invited \d+ owners?\.$/)).toBeVisible()
      await mailbox.receive(ownerEmail, 'Join')
      await operator.getByRole('radio', { name: /Invited$/ }).press('Space')
      await expect(operator.getByRole('row', { name: second })).toContainText('Them')
    })

    await test.step('its owner joins from the email, and says where it is paid', async () => {
      await preferLargeCards(owner)
      await visit(owner, await invitationOf(mailbox, email, 'Join'))
      await joinTeam(owner, { firstName: 'Mei', lastName: 'Chen', password: PASSWORD })
      await expect(owner.getByText('Not open to customers yet.')).toBeVisible()
      await owner.getByRole('link', { name: 'What’s missing' }).click()
      await expect(owner.getByRole('button', { name: 'Ask to be opened' })).toBeDisabled()
      await expectAccessibleAtEveryWidth(owner, 'what a restaurant lacks')
      await owner.getByRole('link', { name: 'Go there: Bank details' }).click()
      await owner.getByRole('textbox', { name: 'Company number' }).fill('01234567')
      await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      await expect(owner.getByText('Business details saved')).toBeVisible()
      await addBankAccount(owner, PASSWORD)
    })

    await test.step('sends a passport, not a program, and the marketplace accepts it', async () => {
      troubles.expect(/\/identity-documents\?kind=passport 415$/)
      const documents = owner.getByRole('region', { name: 'Identity documents' })
      const field = documents.getByLabel('Choose the file')
      await field.setInputFiles({ ...PASSPORT, buffer: Buffer.from('MZ, a program') })
      await expect(documents.getByRole('alert')).toContainText('can’t take this kind of file')
      await field.setInputFiles(PASSPORT)
      await expect(documents.getByRole('listitem')).toContainText('To be checked')
      await expectAccessibleAtEveryWidth(owner, 'the business details of a restaurant')
      await visit(operator, '/operator/restaurants')
      await operator.getByRole('link', { name, exact: true }).click()
      const download = operator.waitForEvent('download')
      await operator.getByRole('button', { name: 'Download: Passport' }).click()
      expect((await download).suggestedFilename()).toBe(`passport-${slugOfName(name)}.jpg`)
      await operator.getByText('Who has downloaded them').click()
      await operator.getByRole('button', { name: 'Refuse: Passport' }).click()
      await expectAccessible(operator, 'refusing a document')
      await expectWalkable(operator, 'refusing a document')
      await operator.keyboard.press('Escape')
      await operator.getByRole('button', { name: 'Accept: Passport' }).press('Enter')
      await expect(operator.getByText('Accepted. We’ve told the owners.')).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'the documents of a restaurant')
      await mailbox.receive(email, 'accepted the passport')
    })

    await test.step('asks to be opened, and is approved', async () => {
      await visit(owner, '/store-app/opening')
      await owner.getByRole('button', { name: 'Ask to be opened' }).press('Enter')
      await expect(owner.getByText('You’ve asked us to open')).toBeVisible()
      await visit(operator, '/operator/restaurants')
      await expect(operator.getByRole('row', { name })).toContainText('Look at it')
      await operator.getByRole('link', { name: 'Now' }).click()
      const ready = `Open restaurant: Ready to be approved, ${name}`
      await operator.getByRole('link', { name: ready }).press('Enter')
      await expect(operator.getByText('Companies House number 01234567')).toBeVisible()
      await expect(operator.getByRole('region', { name: 'Menu' })).toContainText('1 in 1 category')
      await operator.getByRole('button', { name: 'Plan opening' }).click()
      const planning = operator.getByRole('dialog')
      await planning.getByRole('button', { name: 'Save date' }).press('Enter')
      await expect(planning.getByLabel('Date and time')).toBeFocused()
      await expectAccessible(operator, 'planning when a restaurant opens')
      await expectWalkable(operator, 'planning when a restaurant opens')
      await planning.getByLabel('Date and time').fill(`${inThirtyDays()}T12:00`)
      await planning.getByRole('button', { name: 'Save date' }).press('Enter')
      await expect(operator.getByText(/^Goes live .+, 12:00$/)).toBeVisible()
      await expect(operator.getByText(/^Opens \d+ \w+ \d{4}$/)).toBeVisible()
      await expect(operator.getByText('To approve')).toHaveCount(0)
      await mailbox.receive(email, 'opens on')
      await visit(owner, '/store-app/opening')
      await expect(owner.getByText(/It opens to customers on .+, 12:00\.$/)).toBeVisible()
      await operator.goto('/operator/restaurants?list=joining&stage=ready&waitsFor=date')
      await operator.getByRole('button', { name: `Change date: ${name}` }).press('Enter')
      await operator.getByRole('button', { name: 'Remove date' }).press('Enter')
      await expect(operator.getByText(`${name} no longer opens automatically.`)).toBeVisible()
      await operator.getByRole('radio', { name: /^All/ }).press('Space')
      await expectAccessibleAtEveryWidth(operator, 'restaurants that are ready')
      await operator.getByRole('link', { name, exact: true }).click()
      await operator.getByRole('button', { name: 'Approve' }).click()
      await expectAccessible(operator, 'approving a restaurant')
      await expectWalkable(operator, 'approving a restaurant')
      await operator.getByRole('button', { name: 'Open to customers' }).press('Enter')
      await expect(operator.getByText(`${name} is open to customers.`)).toBeVisible()
      await mailbox.receive(email, 'open to customers')
    })

    await test.step('a customer orders from it, and the kitchen accepts', async () => {
      await findFood(customer, POST_CODE)
      await customer.getByRole('link', { name, exact: true }).click()
      await addAtOnce(customer, 'Margherita')
      await goToCheckout(customer)
      await enterContact(customer, contact(`customer.${email}`))
      await enterAddress(customer)
      ;({ number } = await order(customer))
      await followOrder(customer)
      await visit(owner, '/store-app')
      const ticket = await card(owner, number, 'New')
      await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
      await expectOrderToBe(customer, 'The kitchen is cooking')
    })

    await test.step('the marketplace works as its staff, and the restaurant can read that', async () => {
      await operator.getByRole('button', { name: 'Work as staff' }).click()
      const dialog = operator.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Open the store app' }).press('Enter')
      const reason = dialog.getByRole('textbox', { name: 'Reason' })
      await expect(reason).toBeFocused()
      await expectAccessible(operator, 'beginning to work as staff')
      await expectWalkable(operator, 'beginning to work as staff')
      await reason.fill('Their tablet is broken')
      await dialog.getByRole('button', { name: 'Open the store app' }).press('Enter')
      await expect(operator.getByText(`You’re working as ${name} until`)).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'a board as staff of the restaurant')
      const ticket = await card(operator, number, 'Cooking')
      await ticket.getByRole('button', { name: 'Out for delivery' }).click()
      await expectOrderToBe(customer, 'On its way to you')
      await operator.getByRole('link', { name: 'Store', exact: true }).click()
      await expect(operator.getByRole('link', { name: 'Team' })).toHaveCount(0)
      await operator.getByRole('button', { name: 'Leave' }).press('Enter')
      await expect(operator.getByRole('button', { name: 'Work as staff' })).toBeVisible()
      await expect(operator.getByText(`You’re working as ${name} until`)).toHaveCount(0)
      await visit(owner, '/store-app/changes')
      await expect(owner.getByText('Their tablet is broken')).toBeVisible()
      await expect(owner.getByText('Stopped working as staff of the restaurant')).toBeVisible()
    })

    await test.step('it is suspended with a reason, and nobody finds it any more', async () => {
      await operator.getByRole('button', { name: 'Suspend' }).click()
      const dialog = operator.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Suspend' }).press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Raw chicken')
      await dialog.getByRole('button', { name: 'Suspend' }).press('Enter')
      await expect(operator.getByText(`${name} is suspended.`)).toBeVisible()
      await mailbox.receive(email, 'suspended')
      troubles.expect(/\/restaurant\/the-imported-oven\S* 404$/)
      await customer.goto(`/restaurant/${slugOfName(name)}`)
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
        'This restaurant no longer takes orders',
      )
      await findFood(customer, POST_CODE)
      await expect(customer.getByRole('link', { name, exact: true })).toHaveCount(0)
    })
  },
)
