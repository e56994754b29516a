import { expect, type Locator, type Page } from '@playwright/test'
import type { Calls } from '../marketplace/calls.ts'
import type { Session } from '../marketplace/sessions.ts'
import type { Mailbox } from '../marketplace/mailbox.ts'
import { bringSession } from './bring-session.ts'
import { visit } from './visit.ts'
import { pressLabel } from './press.ts'

export const NEW_PASSWORD = 'Marmalade7-tart'

let people = 0

/** A phone number that nobody else in this marketplace has. */
export function nextPhone(): string {
  people += 1
  return `07400 ${String(process.pid % 1000).padStart(3, '0')}${String(people).padStart(3, '0')}`
}

export function dialogNamed(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

/** Signs up in the open dialog: with an email address, or with the one that it has. */
export async function signUp(page: Page, email?: string): Promise<void> {
  const dialog = dialogNamed(page, 'Pull up a chair')
  if (email !== undefined) await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await pressLabel(dialog.getByRole('checkbox'))
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  // The bot check takes long on a slow machine.
  await expect(dialog).toBeHidden({ timeout: 60_000 })
}

/** Opens the dialog to sign up, and signs up. */
export async function register(page: Page, email: string): Promise<void> {
  await visit(page, '/register')
  await signUp(page, email)
}

/** The link of the email that confirms an address, as people would press it. */
export async function confirmationLink(mailbox: Mailbox, email: string): Promise<string> {
  const { links } = await mailbox.receive(email, 'Confirm')
  const link = links.find(({ href }) => href.includes('/account-verify#code='))
  if (!link) throw new Error(`No link to confirm ${email}`)
  return link.href
}

interface Completion {
  firstName?: string
  lastName?: string
  phone?: string
  password?: string
}

export async function fillCompletion(page: Page, given: Completion = {}): Promise<Locator> {
  const dialog = dialogNamed(page, 'Nearly there')
  const { firstName = 'Nia', lastName = 'Morgan', phone = nextPhone() } = given
  await dialog.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(given.password ?? NEW_PASSWORD)
  return dialog
}

/** Completes the account whose link has just been opened. */
export async function complete(page: Page, given: Completion = {}): Promise<void> {
  const dialog = await fillCompletion(page, given)
  await dialog.getByRole('button', { name: 'Finish and log in' }).click()
}

/** From the link to the form, through the dialog between them. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  const verified = dialogNamed(page, 'You’re in')
  await verified.getByRole('button', { name: 'Continue' }).click()
  await expect(dialogNamed(page, 'Nearly there')).toBeVisible()
}

/** The signed-in customer's name is in the frame of the page. */
export function named(page: Page, firstName: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: firstName })
}

/** An account that is ready, made by calls. @returns the customer, who is logged in by that */
export async function makeAccount(
  { calls, mailbox }: { calls: Calls; mailbox: Mailbox },
  email: string,
): Promise<Session> {
  await calls.register(email)
  const person = { firstName: 'Nia', lastName: 'Morgan', phone: nextPhone() }
  const link = await confirmationLink(mailbox, email)
  return calls.complete(link, { ...person, password: NEW_PASSWORD })
}

/** Makes an account in this browser, whose next page is signed in. */
export async function enterAsSomebodyNew(
  page: Page,
  means: { calls: Calls; mailbox: Mailbox },
  email: string,
): Promise<void> {
  await bringSession(page, await makeAccount(means, email))
}

interface LogIn {
  password?: string
  isRemembered?: boolean
}

/** Logs in as somebody new, and arrives at the home page. */
export async function logInAs(page: Page, email: string, given: LogIn = {}): Promise<void> {
  const { password = NEW_PASSWORD, isRemembered = false } = given
  await visit(page, '/login')
  const dialog = dialogNamed(page, 'Welcome back')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  if (isRemembered) await pressLabel(dialog.getByRole('checkbox', { name: 'Remember me' }))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(named(page, 'Nia')).toBeVisible()
}
