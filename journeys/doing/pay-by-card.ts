import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { sentOrder, type Sent } from './check-out.ts'

/** Test cards, as Stripe publishes them. */
export const CARDS = {
  works: '4242424242424242',
  isDeclined: '4000000000000002',
  asksTheBank: '4000000000003220',
} as const

/** The card's fields, which are in a frame of the provider. */
export function cardFields(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Card details"]')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.getByRole('textbox', { name: 'Card number' }).fill(number)
  await fields.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 34')
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** On a phone and on a desktop it is in different places; one of them is visible. */
export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Order and pay £/ })
}

export async function orderAndPay(page: Page): Promise<Sent> {
  await payButton(page).click()
  return sentOrder(page)
}

/** Answers the question of the bank, in its frame within the provider's. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const question = page.frameLocator('iframe[title^="3-D Secure"]').frameLocator('iframe')
  await question.getByRole('button', { name: answer }).click()
}

export async function expectNotCharged(page: Page, why: string): Promise<void> {
  const news = page.getByRole('alert').filter({ hasText: 'Your card wasn’t charged.' })
  await expect(news).toContainText(why)
}
