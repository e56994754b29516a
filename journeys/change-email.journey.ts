import { tabAndEnter, tabAndType } from './doing/press.ts'
import { enterAsSomebodyNew, logInAs, NEW_PASSWORD } from './doing/register.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

test(
  'An email address is changed by keyboard, once both mailboxes have confirmed it',
  { tag: '@desktop' },
  async ({ page, storeApp: elsewhere, calls, mailbox, email, troubles }) => {
    // They have no basket; the wrong password; and a link that was used.
    troubles.expect(/GET \/api\/v1\/cart 404|user\/email 400|user\/email\/confirm 410/)
    const next = `next.${email}`
    await enterAsSomebodyNew(page, { calls, mailbox }, email)
    await visit(page, '/customer/account/details')
    await tabAndEnter(page, page.getByRole('link', { name: 'Change your email' }))
    await expect(page).toHaveURL('/customer/account/email')
    const menus = page.getByRole('navigation', { name: 'Your account' })
    await expect(menus.locator('[aria-current]')).toHaveText('Your details')
    await tabAndEnter(page, page.getByRole('button', { name: 'Email me the links' }))
    await expect(page.getByRole('textbox', { name: 'New email' })).toBeFocused()
    await expect(page.getByText('Enter your email address')).toBeVisible()
    await expect(page.getByText('Enter your current password')).toBeVisible()
    await tabAndType(page, page.getByRole('textbox', { name: 'New email' }), next)
    await tabAndType(page, page.getByRole('textbox', { name: 'Your password' }), 'not-mine')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Current password given is incorrect')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'another email address, with a mistake')
    await page.getByRole('textbox', { name: 'Your password' }).fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Check both mailboxes')).toBeVisible()

    const linkTo = async (to: string, subject: string) => {
      const { links } = await mailbox.receive(to, subject)
      return links.find(({ href }) => href.includes('/change-email#'))?.href ?? ''
    }
    const old = await linkTo(email, 'changing your email')
    await visit(elsewhere, await linkTo(next, 'Confirm your new email'))
    await expectAccessibleAtEveryWidth(elsewhere, 'the link of a change of email address')
    // No menus are next to it, so that its sentence has the room.
    const sentence = elsewhere.getByText('Press the button to confirm')
    expect((await sentence.boundingBox())?.width).toBeGreaterThan(400)
    await elsewhere.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(elsewhere.getByText('Now press the link we’ve sent to your old')).toBeVisible()
    await visit(page, old)
    await tabAndEnter(page, page.getByRole('button', { name: 'Confirm the change' }))
    await expect(page.getByText('Your email is changed')).toBeVisible()
    await expect(page).toHaveURL('/change-email')
    await visit(elsewhere, old)
    await elsewhere.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(
      elsewhere.getByText('This link has expired or has already been used.'),
    ).toBeVisible()

    await page.getByRole('link', { name: 'Go to your details' }).click()
    await expect(page.getByText(`You log in with ${next}`)).toBeVisible()
    await mailbox.receive(email, 'was changed')
    await logInAs(elsewhere, next)
  },
)
