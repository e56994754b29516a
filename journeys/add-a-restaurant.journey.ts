import { bringStaffSession } from './doing/bring-session.ts'
import { preferLargeCards } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

/** No other journey has restaurants there. */
const POST_CODE = 'NR4 6AA'

test(
  'An operator declines an application, adds a restaurant by hand, and a cuisine for it',
  { tag: '@desktop' },
  async ({ page: operator, storeApp: owner, calls, email, mailbox, named, troubles }) => {
    test.slow()
    const byHand = named('The Hand-Added Oven')
    const distantOven = named('The Distant Oven')
    const eastAnglian = named('East Anglian')

    await test.step('an application is declined, and found among those that were', async () => {
      await preferLargeCards(operator)
      await bringStaffSession(operator, 'operator', await calls.logInOperator())
      const distant = `distant.${email}`
      await visit(owner, '/sell-with-us')
      for (const [name, value] of [
        ['Restaurant', distantOven],
        ['Postcode', POST_CODE],
        ['Your name', 'Sam Okafor'],
        ['Email', distant],
        ['Phone', '01632 960789'],
      ] as const)
        await owner.getByRole('textbox', { name }).fill(value)
      await owner.getByRole('button', { name: 'Send' }).click()
      await expect(owner.getByRole('main')).toContainText(distant)
      await visit(operator, '/operator/restaurants')
      await operator.getByRole('radio', { name: /Applied$/ }).check()
      await expect(operator).toHaveURL(/stage=applied/)
      const decline = operator.getByRole('button', { name: `Decline: ${distantOven}` })
      await decline.last().press('Enter')
      await operator.getByRole('textbox', { name: 'Reason' }).fill('Too far away')
      await decline.last().press('Enter')
      await expect(operator.getByText(`${distantOven} is declined.`)).toBeVisible()
      await operator.getByRole('link', { name: /^Declined/ }).press('Enter')
      await expect(operator.getByRole('heading', { name: 'Declined applications' })).toBeVisible()
      const declined = operator.getByRole('listitem').filter({ hasText: distantOven })
      await expect(declined.first()).toContainText('Too far away')
      await expectAccessibleAtEveryWidth(operator, 'declined applications')
      await expectWalkable(operator, 'declined applications')
      await mailbox.receive(distant, distantOven)
    })

    await test.step('one is added by hand, and its owner invited once more from the list', async () => {
      await operator.goto('/operator/restaurants')
      troubles.expect(/GET \/api\/v1\/operator\/cuisines 500/)
      const list = '**/api/v1/operator/cuisines'
      await operator.route(list, (route) => route.fulfill({ status: 500, json: {} }))
      await operator.getByRole('link', { name: 'Add a restaurant' }).click()
      await expect(operator.getByText('We can’t load the cuisines')).toBeVisible()
      await operator.unroute(list)
      await operator.getByRole('button', { name: 'Try again' }).press('Enter')
      const add = operator.getByRole('button', { name: 'Add a restaurant' })
      await add.press('Enter')
      await expect(operator.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
      await expectAccessibleAtEveryWidth(operator, 'adding a restaurant')
      await expectWalkable(operator, 'adding a restaurant')
      const second = `by.hand.${email}`
      for (const [name, value] of [
        ['Name', byHand],
        ['House number and street', '2 Silver Street'],
        ['Postcode', POST_CODE],
        ['Phone', '01632 960456'],
        ['Owner’s email address', second],
      ] as const)
        await operator.getByRole('textbox', { name, exact: true }).fill(value)
      await operator.getByRole('checkbox', { name: 'Pizza', exact: true }).press('Space')
      await add.press('Enter')
      await expect(operator.getByRole('heading', { level: 1 })).toHaveText(byHand)
      await mailbox.receive(second, 'Join')
      const facts = operator.getByRole('region', { name: 'Basic facts' })
      await facts.getByRole('button', { name: 'Change' }).press('Enter')
      await expect(facts.getByText('Pizza comes first.')).toBeVisible()
      await facts.getByRole('checkbox', { name: 'Delivery' }).press('Space')
      await facts.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(facts.getByRole('definition').filter({ hasText: /^Collection$/ })).toBeVisible()
      await expect(operator.getByRole('region', { name: 'Checks' })).not.toContainText(
        'Delivery zones',
      )
      await expectAccessible(operator, 'the facts of a restaurant')
      await operator.goto('/operator/restaurants?list=joining')
      const again = `Send again: ${byHand}`
      await operator.getByRole('button', { name: again }).press('Enter')
      await expect(operator.getByText(`We’ve invited ${second}.`)).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'restaurants that join')
      await expectWalkable(operator, 'restaurants that join')
    })

    await test.step('a cuisine that nobody has is added, renamed and hidden', async () => {
      await operator.goto('/operator/settings')
      const cuisines = operator.getByRole('region', { name: 'Cuisines' })
      await cuisines.getByRole('button', { name: 'Add cuisine' }).click()
      await expect(cuisines.getByRole('textbox', { name: 'New cuisine' })).toBeFocused()
      await cuisines.getByRole('textbox', { name: 'New cuisine' }).fill('Norfolk')
      await cuisines.getByRole('combobox', { name: 'Drawn like' }).selectOption('Pies')
      await cuisines.getByRole('button', { name: 'Add cuisine' }).press('Enter')
      await cuisines.getByText(/^All \d+ cuisines$/).click()
      await cuisines.getByRole('button', { name: 'Rename Norfolk' }).press('Enter')
      const name = cuisines.getByRole('textbox', { name: 'Rename Norfolk' })
      await expect(name).toBeFocused()
      const inWelsh = cuisines.getByRole('textbox', { name: 'Norfolk in Welsh (optional)' })
      await inWelsh.fill('Dwyrain Lloegr')
      await name.fill(eastAnglian)
      await name.press('Enter')
      await expect(cuisines.getByText('Dwyrain Lloegr')).toBeVisible()
      await cuisines.getByRole('button', { name: `Hide ${eastAnglian}` }).press('Enter')
      await expect(cuisines.getByRole('button', { name: `Show ${eastAnglian}` })).toBeVisible()
      await expectAccessibleAtEveryWidth(operator, 'the cuisines of the marketplace')
    })
  },
)
