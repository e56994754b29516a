import { expect, it } from 'vitest'
import { BUILT_IN_TEXTS } from '#rules/content/site-text.ts'
import { t } from '#web/messages/i18n.ts'
import { standardText } from './standard-text.ts'

const linesOf = (body: string, mark: string) =>
  body.split('\n').filter((line) => line.startsWith(`${mark} `))

it.each(BUILT_IN_TEXTS)('the standard text of %s has words for everything', (page) => {
  const { title, body } = standardText(t, page, 'Hackney Eats')
  expect(title).not.toBe('')
  expect(body).not.toMatch(/\{\{|undefined|faq\.|legal\.|reviewPolicy\./)
  expect(linesOf(body, '##').length).toBeGreaterThan(2)
})

it('has each question below its group, with its answer', () => {
  const { body } = standardText(t, 'faq', 'Hackney Eats')
  expect(linesOf(body, '##')).toHaveLength(3)
  expect(linesOf(body, '###')).toHaveLength(20)
  expect(body).toContain('### How can I pay?\n\nIn cash, or by card,')
})

it('names who is responsible for what is stored, and leaves out the times that the page adds', () => {
  const { body } = standardText(t, 'privacy', 'Hackney Eats')
  expect(body).toContain('Hackney Eats is responsible for what this website stores about you')
  expect(body).not.toContain('How long')
})
