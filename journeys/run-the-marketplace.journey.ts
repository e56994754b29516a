import { readFile } from 'node:fs/promises'
import { bringStaffSession } from './doing/bring-session.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { pressLabel } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }
const secret = 'Rhubarb-and-custard2'

test(
  'An owner invites a colleague, who joins and is removed, and the log says so',
  { tag: '@desktop' },
  async ({ page, storeApp: theirs, calls, mailbox, email, troubles }) => {
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/team')
    const form = page.getByRole('form', { name: 'Invite somebody' })
    await form.getByRole('button', { name: 'Send invitation' }).click()
    const field = form.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeFocused()
    await field.fill(email)
    await pressLabel(form.getByRole('radio', { name: /^Finance/ }))
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(email)
    await expectAccessibleAtEveryWidth(page, 'the team of the console')
    await expectWalkable(page, 'the team of the console')

    const link = await invitationOf(mailbox, email, 'Help to run')
    troubles.expect(/operator\/invitations\/open 400/)
    await visit(theirs, link.slice(0, link.indexOf('#') + 12))
    await expect(theirs.getByText('Open the link in your email again')).toBeVisible()
    await visit(theirs, link)
    await expect(theirs.getByText(`You’re invited as ${email}. Your role: Finance.`)).toBeVisible()
    await expectAccessible(theirs, 'joining the console')
    await expectWalkable(theirs, 'joining the console')
    await joinTeam(theirs, { lastName: email, password: secret })
    await expect(theirs.getByRole('link', { name: 'Changes' })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Team' })).toBeHidden()
    await theirs.getByRole('link', { name: email }).click()
    await expect(theirs.getByRole('region', { name: 'Where you’re logged in' })).toContainText(
      'This device',
    )
    await expectAccessible(theirs, 'an operator’s own account')
    await expectWalkable(theirs, 'an operator’s own account')

    await page.reload()
    await page.getByRole('button', { name: `Change Ali ${email}` }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, 'a colleague at the console')
    await expectWalkable(page, 'a colleague at the console')
    await dialog.getByRole('button', { name: 'Remove from the team' }).click()
    await dialog.getByRole('button', { name: `Remove Ali ${email}` }).click()
    await expect(page.getByText(`Ali ${email} no longer has access`)).toBeVisible()

    await page.getByRole('link', { name: 'Changes' }).click()
    const log = page.getByRole('list', { name: 'Changes' })
    await page.getByLabel('Who').fill(email.toUpperCase())
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText('Joined the team')
    await page.getByRole('button', { name: 'Clear' }).click()
    // By what was changed, whoever did it.
    await page.getByLabel('Words or a number').fill(`ali ${email}`)
    await page.keyboard.press('Enter')
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText('Before: Finance')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('textbox', { name: 'Restaurant' }).fill('Pitta Patter')
    await page.keyboard.press('Enter')
    // The oldest change is its addition, which has more fields than are shown at once.
    await expect(log.locator('summary').last()).toHaveText(
      /^\d+ details of: Added the restaurant to the marketplace, Pitta Patter, .+$/,
    )
    await page.getByRole('button', { name: 'Clear' }).click()
    const removal = log.getByRole('listitem').filter({ hasText: `Ali ${email}` })
    await expect(removal.first()).toContainText('Removed a colleague')
    await page.getByLabel('From').fill('2026-05-01')
    await page.getByLabel('To', { exact: true }).fill('2026-07-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click()
    expect((await download).suggestedFilename()).toBe('audit-log-2026-05-01-2026-07-01.csv')
    await expectAccessibleAtEveryWidth(page, 'the log of changes')
    await expectWalkable(page, 'the log of changes')
  },
)

test(
  'An operator takes a message on, answers it by email and closes it',
  { tag: '@desktop' },
  async ({ page, storeApp: customer, calls, mailbox, email }) => {
    await visit(customer, '/contact-us')
    await customer.getByRole('textbox', { name: 'Your name' }).fill('Priya Hartley')
    await customer.getByRole('textbox', { name: 'Email' }).fill(email)
    await customer.getByRole('textbox', { name: 'Message' }).fill(`The naan was cold. ${email}`)
    await customer.getByRole('button', { name: 'Send' }).click()
    await expect(customer.getByText('Message sent')).toBeVisible()

    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/enquiries')
    const search = page.getByRole('searchbox', { name: /^Name, email/ })
    await search.fill('na')
    await search.press('Enter')
    await expect(search).toBeFocused()
    await search.fill(email)
    await search.press('Enter')
    const found = page.getByRole('list', { name: 'Messages found' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page, 'messages to the marketplace')
    await expectWalkable(page, 'messages to the marketplace')
    await found.getByRole('link').click()

    await page.getByRole('button', { name: 'Take it on' }).click()
    await expect(page.getByText('You look after it')).toBeVisible()
    await page.getByRole('button', { name: 'Send answer' }).click()
    const answer = page.getByRole('textbox', { name: 'Your answer' })
    await expect(answer).toBeFocused()
    await answer.fill('Sorry about the naan.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    const done = page.getByRole('region', { name: 'What was done' })
    await expect(done).toContainText('Sorry about the naan.')
    const { text } = await mailbox.receive(email, 'Your message to')
    expect(text).toContain('Sorry about the naan.')
    await expectAccessibleAtEveryWidth(page, 'a message to the marketplace')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('This message is closed.')).toBeVisible()
  },
)

test(
  'An owner reads what a restaurant sold, and saves it as a spreadsheet',
  { tag: '@desktop' },
  async ({ page, calls, email }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator')
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Restaurant' }).fill('no such restaurant')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No orders on these days')).toBeVisible()
    await expectAccessible(page, 'reports of nothing')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Delivery')
    const stores = page.getByRole('table', { name: 'Sales by restaurant' })
    await stores.getByRole('button', { name: 'Show only Pitta Patter' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Restaurant' })).toHaveValue('Pitta Patter')
    await expect(stores.getByRole('row')).toHaveCount(2)
    await expect(stores.getByRole('row').last()).toContainText('£')
    await page.getByText('Show as a table').last().press('Enter')
    const returned = page.getByRole('table', { name: 'Customers who ordered again' })
    await expect(returned.getByRole('row')).toHaveCount(13)
    await expectAccessibleAtEveryWidth(page, 'reports')
    await expectWalkable(page, 'reports')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV: Sales by restaurant' }).press('Enter'),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/,\d+,\d+\.\d\d,\d+,\d+,/)
  },
)

test(
  'An owner sets how long messages are stored, and the privacy notice says so, and what support may refund',
  { tag: '@desktop' },
  async ({ page, storeApp: reader, calls }) => {
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/settings')
    const periods = page.getByRole('region', { name: 'How long data about people is stored' })
    const messages = periods.getByRole('textbox', { name: 'Messages and answers' })
    await messages.fill('3')
    await periods.getByRole('button', { name: 'Save periods' }).click()
    await expect(messages).toBeFocused()
    await expect(periods.getByRole('alert')).toHaveText('Enter whole days, 30 to 1095.')
    await messages.fill('730')
    await periods.getByRole('button', { name: 'Save periods' }).click()
    await expect(page.getByText('Saved. What is older is deleted tonight.')).toBeVisible()

    const limit = page.getByRole('region', { name: 'Refunds by support' })
    const maximum = limit.getByRole('textbox', { name: 'Most on one order (£)' })
    await expect(maximum).toHaveValue('50.00')
    await maximum.fill('fifty')
    await maximum.press('Enter')
    await expect(maximum).toBeFocused()
    await expect(limit.getByRole('alert')).toContainText('Enter an amount such as 50.00')
    await maximum.fill('60')
    await maximum.press('Enter')
    await expect(page.getByText('Limit saved')).toBeVisible()
    await expect(maximum).toHaveValue('60.00')
    await expectAccessible(page, 'the settings of the marketplace')
    await expectWalkable(page, 'the settings of the marketplace')
    await visit(reader, '/privacy')
    await expect(reader.getByText('messages to us, and our answers: 2 years')).toBeVisible()
    await expectAccessible(reader, 'the privacy notice')
  },
)
