import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

const base = 'https://tuckin.example'

test.each([
  ['/faq', 'own'],
  ['faq?about=fees#top', 'own'],
  ['https://tuckin.example/terms', 'own'],
  ['http://TUCKIN.example/terms', 'own'],
  ['https://tuckin.example:443/', 'own'],
  ['https://tuckin.example:8443/', 'external'],
  ['https://www.tuckin.example/', 'external'],
  ['https://tuckin.example.evil.example/', 'external'],
  ['//evil.example/faq', 'external'],
  [String.raw`\\evil.example/faq`, 'external'],
  ['mailto:hello@tuckin.example', 'contact'],
  ['tel:+442079460000', 'contact'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:msgbox(1)', null],
  ['blob:https://tuckin.example/1', null],
  ['file:///etc/passwd', null],
  ['https://tuckin.example@evil.example/', null],
  ['https://:secret@tuckin.example/', null],
])('%j leads to: %s', (address, target) => {
  expect(linkTarget(new URL(address, base), 'tuckin.example')).toBe(target)
})
