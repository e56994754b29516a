import { expect, test } from 'vitest'
import { contrastOf } from '#rules/marketplace/colours.ts'
import type { Email } from './email.ts'
import { writeEmail } from './write-email.ts'

const EMAIL: Email = {
  subject: 'Hello',
  preheader: '',
  alarm: null,
  lead: '',
  heading: 'Hello',
  facts: '',
  paragraphs: [['Write to ', { text: 'us', href: 'mailto:hello@example.com' }]],
  action: { text: 'Open', href: 'https://example.com' },
  sections: [],
  footer: [],
}

/** What a class is given last, which counts, outside of the dark scheme and in it. */
async function colourOf(rule: string, accentColour: string) {
  const { html } = await writeEmail(EMAIL, 'Sheffield Eats', { accentColour })
  const [sheet = ''] = /<style[^>]*>.*?<\/style>/s.exec(html) ?? []
  const found = [...sheet.matchAll(new RegExp(`\\.${rule}:(#\\w+)!important`, 'g'))]
  return found.map(([, colour]) => colour ?? '')
}

test('links and buttons have the colour of the marketplace, and can be read on it', async () => {
  const blue = '#2f4a9c'
  const [, light, dark = ''] = await colourOf('ink-accent{color', blue)
  expect(light).toBe(blue)
  expect(dark).not.toBe(blue)
  const [, buttonLight, buttonDark = ''] = await colourOf('ground-action{background-color', blue)
  const [, onLight = '', onDark = ''] = await colourOf('ink-onAccent{color', blue)
  expect(buttonLight).toBe(blue)
  expect(contrastOf(blue, onLight)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(buttonDark, onDark)).toBeGreaterThanOrEqual(4.5)
})

test('without a colour of its own a marketplace has the design’s', async () => {
  expect(await colourOf('ink-accent{color', '')).toEqual(['#FF9DB9'])
})
