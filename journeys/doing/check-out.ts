import { expect, type Locator, type Page } from '@playwright/test'
import { pressLabel } from './press.ts'

export interface Customer {
  name: string
  phone: string
  email: string
}

export function customer(email: string): Customer {
  return { name: 'Nia Morgan', phone: '07700 900123', email }
}

/** The contact, the note to the kitchen, and a bag. */
export async function enterContact(page: Page, who: Customer, allergies = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(who.name)
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(who.phone)
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email)
  if (allergies) await page.getByRole('textbox', { name: 'Allergies' }).fill(allergies)
  await chooseBag(page)
}

export async function enterAddress(page: Page, street = '12 Marmalade Row'): Promise<void> {
  await page.getByRole('textbox', { name: 'House number and street' }).fill(street)
}

export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Order, pay cash £/ })
}

/** In cash, if a card is chosen at first. */
export async function choosePayingInCash(page: Page): Promise<void> {
  await pressLabel(page.getByRole('radio', { name: /^Cash/ }))
}

export interface Sent {
  number: string
  /** The whole address of its page, with the guest's key. */
  address: string
}

/** With bags, which nobody has chosen so far. */
export async function chooseBag(page: Page): Promise<void> {
  await pressLabel(page.getByRole('radio', { name: /^Yes, (?:one|\d+) bags?/ }))
}

/** Orders in cash, and returns the number of the order and its address. */
export async function order(page: Page): Promise<Sent> {
  await chooseBag(page)
  await choosePayingInCash(page)
  await orderButton(page).click()
  return sentOrder(page)
}

/** The order has been sent: its number, and its address. */
export async function sentOrder(page: Page): Promise<Sent> {
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible()
  const follow = page.getByRole('link', { name: 'Follow your order' })
  const address = new URL((await follow.getAttribute('href')) ?? '', page.url()).href
  const number = (await page.getByText('Your order number').locator('+ p').textContent()) ?? ''
  return { number, address }
}
