import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from './main.ts'
import type { RunningSandbox } from './main.ts'
import { mailboxVisitorOf, welcome } from './testing/mailbox-visitor.ts'

let sandbox: RunningSandbox

beforeEach(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
})

afterEach(() => sandbox.stop())

const { send, sendCall, list, only } = mailboxVisitorOf(() => sandbox)

describe('the pages', () => {
  it('say that this is a stand-in and mail goes nowhere', async () => {
    await send(welcome)
    for (const path of ['/mail', `/mail/messages/${await only()}`]) {
      const page = await (await sendCall(path)).text()
      expect(page).toContain('This is a stand-in mailbox.')
      expect(page).toContain('nobody receives them')
    }
  })

  it('never let a message write into them', async () => {
    await send({ ...welcome, subject: '<img src=x onerror=alert(1)>', text: '</pre><script>1' })
    const page = await (await sendCall(`/mail/messages/${await only()}`)).text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('<script>1')
  })

  it('show the HTML part in a frame that runs nothing', async () => {
    await send(welcome)
    const id = await only()
    expect(await (await sendCall(`/mail/messages/${id}`)).text()).toMatch(
      new RegExp(`src="/mail/messages/${id}/html"\\s+sandbox="allow-popups [^"]*"`),
    )
    const frame = await sendCall(`/mail/messages/${id}/html`)
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
    expect(await frame.text()).toContain('<head><base target="_blank">')
  })

  it('list only web addresses as links', async () => {
    await send({ ...welcome, text: '', html: '<a href="javascript:alert(1)">Press</a>' })
    const page = await (await sendCall(`/mail/messages/${await only()}`)).text()
    expect(page).not.toContain('javascript:')
  })

  it('show pictures that travel with the message', async () => {
    const png = Buffer.from('iVBORw0KGgo=', 'base64')
    await send({
      ...welcome,
      html: '<img src="cid:logo">',
      attachments: [{ filename: 'logo.png', content: png, cid: 'logo' }],
    })
    const id = await only()
    const source = `/mail/messages/${id}/attachments/0`
    expect(await (await sendCall(`/mail/messages/${id}/html`)).text()).toContain(`src="${source}"`)
    const picture = await sendCall(source)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
  })

  it('hand out other attachments as files only', async () => {
    await send({ ...welcome, attachments: [{ filename: 'page.html', content: '<script>' }] })
    const file = await sendCall(`/mail/messages/${await only()}/attachments/0`)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*page\.html/)
  })

  it('tell open mailboxes about a new message', async () => {
    const leaving = new AbortController()
    const events = await sendCall('/mail/events', { signal: leaving.signal })
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    await send(welcome)
    let output = ''
    while (!output.includes('event: change')) output += (await reader?.read())?.value ?? 'ended'
    leaving.abort()
    expect(output).not.toContain('ended')
  })

  it('are emptied by their button, but not by another site', async () => {
    await send(welcome)
    const other = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await sendCall('/mail/empty', { method: 'POST', headers: other })).status).toBe(403)
    expect(await list()).toHaveLength(1)
    const answer = await sendCall('/mail/empty', { method: 'POST', redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mail'])
    expect(await list()).toEqual([])
  })

  it.each([
    ['/', 200],
    ['/mail', 200],
    ['/stripe', 200],
    ['/google-sign-in', 200],
    ['/facebook-sign-in/', 200],
    ['/google-sign-in/token', 405],
    ['/mail/', 200],
    ['/sandbox.css', 200],
    ['/favicon.ico', 200],
    ['/mail/mailbox.js', 200],
    ['/nothing', 404],
    ['/mail/messages/none', 404],
    ['/mail/messages/%E0%A4%A', 404],
    ['/mail/empty', 405],
  ])('%s answers %i, with a strict policy', async (path, status) => {
    const answer = await sendCall(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
