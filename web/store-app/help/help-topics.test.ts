import { expect, it } from 'vitest'
import { help } from '#web/messages/en/help.ts'
import { anchorOf, hasWords, HELP_TOPICS } from './help-topics.ts'

it('has every subject and every answer once, each with an anchor of its own', () => {
  expect(HELP_TOPICS.map(({ topic }) => topic).toSorted()).toEqual(
    Object.keys(help.topic).toSorted(),
  )
  const answers = HELP_TOPICS.flatMap((each) => each.answers)
  expect(answers.toSorted()).toEqual(Object.keys(help.answers).toSorted())
  const anchors = [
    ...HELP_TOPICS.map(({ topic }) => `about-${anchorOf(topic)}`),
    ...answers.map(anchorOf),
  ]
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchorOf('changeHours')).toBe('change-hours')
})

it.each([
  ['REFUND', true],
  ['customer refund', true],
  ["can't", true],
  ['refund pizza', false],
  ['', true],
])('searching for “%s” finds a text with every word: %s', (search, expected) => {
  expect(hasWords('How do I refund a customer? It can’t be taken back.', search)).toBe(expected)
})
