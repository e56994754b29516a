import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import { eposParts } from './epos-parts.ts'
import { isPrinterAddress } from './set-up.ts'

let sandbox: RunningSandbox

beforeAll(async () => {
  // The printers take the fetch of this moment, which another file of the same worker may have replaced.
  vi.unstubAllGlobals()
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const submit = (path: string, form: Record<string, string>) =>
  fetch(sandbox.printersUrl + path, { method: 'POST', body: new URLSearchParams(form) })

const epos = (body: string) =>
  `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">${body}</epos-print>`

describe('the page of the printers', () => {
  test('shows both printers and how they are', async () => {
    const page = await submit('/star/condition', { condition: 'jam', mishap: 'restart' })
    const text = await page.text()
    expect(text).toContain('Paper is jammed')
    expect(text).toMatch(/value="restart"\s+checked/)
    expect(text).toContain('Set-up of the Epson printer')
  })

  test('refuses what is no address for a printer, and a condition that is none', async () => {
    const refused = await submit('/epson/set-up', { url: 'http://127.0.0.1:1/admin' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('That is no address for a ticket printer')
    const page = await submit('/epson/condition', { condition: 'constructor' })
    expect(await page.text()).toMatch(/value="ready"\s+checked/)
  })

  test('goes on when nobody answers', async () => {
    await submit('/star/condition', { condition: 'ready' })
    const url = 'http://127.0.0.1:1/api/v1/printers/star'
    const page = await submit('/star/set-up', { url, user: 'printer', password: 'secret' })
    expect(page.status).toBe(200)
    // The page does not wait long for an answer.
    await expect
      .poll(async () => (await fetch(sandbox.printersUrl)).text(), { timeout: 10_000 })
      .toContain('Last answer of the marketplace: No answer')
  })
})

test.each([
  ['https://tuckin.example/api/v1/printers/star', true],
  ['http://localhost:3000/api/v1/printers/epson/abcdefghjkmnpqrstuvwxyz234', true],
  ['http://localhost:3000/api/v1/printers/epson', false],
  ['http://localhost:3000/api/v1/printers/star?next=1', false],
  ['http://user@localhost:3000/api/v1/printers/star', false],
  ['ftp://localhost/printers/star', false],
  ['/printers/star', false],
])('whether %s is an address for a printer: %s', (url, isOne) => {
  expect(isPrinterAddress(url)).toBe(isOne)
})

describe('a document of ePOS-Print', () => {
  test('is read part by part, and what is set stays set', () => {
    const xml = epos(
      '<text lang="en"/><text width="2" height="2" reverse="true">A &amp; &lt;B&gt;&#10;</text>' +
        '<text>C&#10;</text><text align="center"/><symbol type="qrcode_model_2">https://x</symbol>' +
        '<feed line="1"/><cut type="feed"/>',
    )
    const style = { scale: 2, isInverted: true, isCentred: false }
    expect(eposParts(xml)).toEqual([
      { kind: 'text', text: 'A & <B>', ...style },
      { kind: 'text', text: 'C', ...style },
      { kind: 'code', address: 'https://x' },
      { kind: 'cut' },
    ])
  })

  test.each([
    ['no document', 'hello'],
    ['an element that no ticket has', epos('<command>1b40</command>')],
    ['elements within others', epos('<text><text>A</text></text>')],
    ['text outside of elements', epos('A<cut/>')],
    ['an end without its beginning', epos('</text>')],
  ])('of %s is not printed', (_what, xml) => {
    expect(eposParts(xml)).toBeNull()
  })
})
