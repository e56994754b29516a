import type { Locator, Route } from '@playwright/test'
import { expect, type Page } from '../journey.ts'
import { addressField } from './find-food.ts'

export const suggestions = (page: Page): Locator => page.getByRole('option')

/** Types, letter by letter, replacing what is there. */
export async function typeAnew(page: Page, text: string): Promise<void> {
  await addressField(page).fill('')
  await addressField(page).pressSequentially(text)
}

/** The field says what is wrong with it, in sight and to who can't see it. */
export async function expectProblem(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(addressField(page)).toHaveAccessibleDescription(new RegExp(sentence))
}

/** Answers the look-up of a place without these parts of its address. */
export async function answerWithout(route: Route, parts: Record<string, string>): Promise<void> {
  const response = await route.fetch()
  const { data } = await response.json()
  await route.fulfill({ response, json: { data: { ...data, ...parts } } })
}

/** The look-ups of addresses from now on. */
export function lookUps(page: Page): URL[] {
  const requests: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/v1/address/')) requests.push(url)
  })
  return requests
}
