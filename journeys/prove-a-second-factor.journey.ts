import type { Page } from '@playwright/test'
import { bringStaffSession } from './doing/bring-session.ts'
import { codeIn, secretOf } from './doing/staff/authenticator-app.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

const password = 'Rhubarb-and-custard2'

test(
  'An operator logs in with an app, with a passkey and with a recovery code',
  { tag: '@desktop' },
  async ({ page, storeApp: owner, calls, mailbox, email, troubles }) => {
    // A wrong code, and the answers that ask for the second step.
    troubles.expect(/POST \/api\/v1\/(operator\/auth\/login 403|staff\/sign-in 400)/)
    await bringStaffSession(owner, 'operator', await calls.logInOperator())
    await visit(owner, '/operator/team')
    const form = owner.getByRole('form', { name: 'Invite somebody' })
    await form.getByRole('textbox', { name: 'Email' }).fill(email)
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await visit(page, await invitationOf(mailbox, email, 'Help to run'))
    await joinTeam(page, { password })
    await page.getByRole('link', { name: email }).click()

    const section = page.getByRole('region', { name: 'Second step at login' })
    await section.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
    await expectAccessible(page, 'setting up an authenticator app')
    await expectWalkable(page, 'setting up an authenticator app')
    const key = (await dialog.getByText(/^Key: /).textContent()) ?? ''
    const secret = secretOf(key)
    await dialog
      .getByRole('textbox', { name: 'Code from your app' })
      .fill(await codeIn(page, secret))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const codes = dialog.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recoveryCode = (await codes.first().textContent()) ?? ''
    await expectAccessible(page, 'recovery codes')
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(section).toContainText('10 recovery codes left')

    await addAuthenticator(page)
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(section.getByText(/^Passkey, /)).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'a second step that is set up')

    await logIn(page, email)
    const field = page.getByRole('textbox', { name: 'Code from your app' })
    await expect(field).toBeFocused()
    await expectAccessible(page, 'the second step of logging in')
    await expectWalkable(page, 'the second step of logging in')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(field).toHaveAccessibleDescription(/Enter the six digits/)
    // The code that the app shows next, as that of setting it up was used.
    const code = await codeIn(page, secret, 1)
    await field.fill(code === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('That isn’t right, or it was used before.')).toBeVisible()
    await field.fill(await codeIn(page, secret, 1))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()

    await logIn(page, email)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()

    await logIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toUpperCase())
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: email }).click()
    await expect(section).toContainText('9 recovery codes left')

    await owner.reload()
    await owner.getByRole('listitem').filter({ hasText: email }).getByRole('button').click()
    await owner.getByRole('button', { name: 'Remove their second step' }).click()
    await owner.getByRole('button', { name: 'Remove the second step' }).click()
    await expect(owner.getByText(/can log in with their password/)).toBeVisible()
    await mailbox.receive(email, 'second step')
  },
)

async function logIn(page: Page, email: string): Promise<void> {
  const logOut = page.getByRole('button', { name: 'Log out' })
  if (await logOut.isVisible()) await logOut.click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

/** A device with a fingerprint, made of software. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
