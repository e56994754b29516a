import type { Page } from '@playwright/test'
import type { Mailbox } from '../../marketplace/mailbox.ts'

/** Where the link leads by which somebody is to join a restaurant, or those who run the marketplace. */
export async function invitationOf(
  mailbox: Mailbox,
  email: string,
  subject: 'Join' | 'Help to run',
): Promise<string> {
  const { links } = await mailbox.receive(email, subject)
  const link = links.find(({ href }) => href.includes('/join#'))
  if (!link) throw new Error(`The email to ${email} has no link to join`)
  const { pathname, hash } = new URL(link.href)
  return pathname + hash
}

/** Says who one is, on the page that the link of an invitation has opened, and joins. */
export async function joinTeam(
  page: Page,
  { firstName = 'Ali', lastName = 'Khan', password }: Joining,
): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Choose a password' }).fill(password)
  await page.getByRole('button', { name: 'Join the team' }).click()
}

interface Joining {
  firstName?: string
  lastName?: string
  password: string
}
