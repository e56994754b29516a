import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['anna@example.org', 'anna@example.org'],
  [' Anna@Example.ORG ', 'anna@example.org'],
  ['anna+1@example.org', 'anna@example.org'],
  ['anna+1+2@example.org', 'anna@example.org'],
  ['anna+@example.org', 'anna@example.org'],
  ['an.na@example.org', 'an.na@example.org'],
  ['an.na+1@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['Anna+pizza@GoogleMail.com', 'anna@gmail.com'],
  ['anna@gmail.example.org', 'anna@gmail.example.org'],
  ['+1@example.org', '+1@example.org'],
  ['anna', 'anna@'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
