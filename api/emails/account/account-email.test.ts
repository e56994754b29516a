import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES, type AccountMessage } from '#api/jobs/tasks.ts'
import { accountEmail } from './account-email.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'

const link = 'https://tuckin.example/account-verify#code=c0de'

const write = (message: AccountMessage, firstName = 'Priya', marketplace = 'Tuck In') =>
  writeEmail(
    accountEmail(message, {
      firstName,
      provider: 'google',
      newEmail: 'new@example.com',
      marketplace,
      link,
      t: translator(),
    }),
    marketplace,
  )

const seen = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

describe.each(ACCOUNT_MESSAGES)('%s', (message) => {
  test('fills every gap, shouts nowhere and fits a subject line', async () => {
    const { subject, text } = await write(message)
    expect(`${subject} ${text}`).not.toMatch(/[{}!]|undefined|null|NaN/)
    expect(subject).toContain('Tuck In')
    expect(subject.length).toBeLessThan(78)
  })

  test('has one link, the same in HTML and in plain text', async () => {
    const { html, text } = await write(message)
    expect(text.match(/https?:\/\/\S+/g)).toEqual([link])
    expect([...seen(html).matchAll(/href="([^"]*)"/g)].map((found) => found[1])).toEqual([link])
  })

  test('leaves no empty line where other emails have an order', async () => {
    const { html, text } = await write(message)
    expect(text).not.toMatch(/\n\n\n/)
    expect(html).not.toMatch(/<p[^>]*>(<!-- -->|\s)*<\/p>/)
  })

  test('says the same in HTML as in plain text', async () => {
    const { html, text } = await write(message)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain('lang="en-GB"')
    expect(html).not.toMatch(/<script|<form|<iframe|undefined/)
    const sentences = text.split('\n').filter((line) => line && !/^-+$|https:/.test(line))
    expect(sentences.length).toBeGreaterThan(4)
    for (const sentence of sentences) expect(seen(html)).toContain(sentence)
  })

  test('brings its pictures along and loads none, so that nobody sees it read', async () => {
    const { html, pictures } = await write(message)
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map((found) => found[1])
    expect(sources).toEqual(pictures.map(({ contentId }) => `cid:${contentId}`))
    expect(html).not.toContain('url(')
  })

  test('has colours for light and dark, and a preheader', async () => {
    const { html } = await write(message)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toMatch(/<div style="display:none[^"]*"[^>]*>[^<]{10,}/)
  })

  test('shows a name as it was typed, and none as none', async () => {
    const { html } = await write(message, '<b>Pri</b>')
    expect(html).not.toContain('<b>Pri')
    const { text } = await write(message, '')
    expect(text).not.toMatch(/ ,| \.|Hello \./)
  })

  test('says what to do if its reader did not ask for it', async () => {
    expect((await write(message)).text).toContain('Not you?')
  })
})
