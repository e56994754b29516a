import { describe, expect, test } from 'vitest'
import { paperLines } from '#rules/printing/paper-lines.ts'
import { ticketLine, ticketOrder } from '#rules/printing/testing/ticket-order.ts'
import { ticketOf } from '#rules/printing/ticket.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { testKitchen, written } from '../testing/test-kitchen.ts'
import { EpsonDevice } from '../testing/test-printer.ts'
import { printRequest } from './epos-print.ts'

const { server, later, accepted, epson, listed, statuses } = testKitchen()

describe('Epson Server Direct Print', () => {
  test('prints: the bytes of a ticket, the result, and then nothing', async () => {
    const { device } = await epson()
    expect(await device.poll()).toBe('')
    await accepted({ service: 'collection' })
    const xml = await device.poll()
    const [job] = (await server().context.pool.query('SELECT max(id) AS id FROM print_job')).rows
    expect(xml.split('\n').slice(0, 10)).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<PrintRequestInfo Version="2.00"><ePOSPrint>',
      '<Parameter><devid>local_printer</devid><timeout>10000</timeout>',
      `<printjobid>${job.id}-1</printjobid></Parameter>`,
      '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
      '<text lang="en"/><text smooth="true"/>',
      expect.stringMatching(/^<text width="3" height="3" reverse="false">\w{4}&#10;<\/text>$/),
      '<text width="2" height="2" reverse="false">Ready 19:20&#10;</text>',
      '<text width="2" height="2" reverse="false">COLLECTION&#10;</text>',
      expect.stringMatching(/^<text width="2" height="2" reverse="true">ALLERGY: PEANUTS/),
    ])
    expect(xml.split('\n').slice(-2)).toEqual([
      '<feed line="1"/><cut type="feed"/>',
      '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
    ])
    expect(await device.poll()).toBe('')
    const ended = await device.respond(xml)
    expect([ended.statusCode, ended.body]).toEqual([200, ''])
    expect(ended.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(await statuses()).toEqual(['printed'])
  })

  test.each([
    ['EPTR_REC_EMPTY', 'paperOut'],
    ['EPTR_COVER_OPEN', 'coverOpen'],
    ['EPTR_CUTTER', 'jam'],
    ['EX_TIMEOUT', 'fault'],
  ])('after %s is %s, and gets the ticket again as a possible repeat', async (code, status) => {
    const { device } = await epson()
    await accepted()
    await device.respond(await device.poll(), { code })
    expect(await listed()).toMatchObject([{ status, waiting: 1 }])
    const second = await device.poll()
    expect(written(second).slice(0, 2)).toEqual(['COPY', '(may be a repeat)'])
    await device.respond(second)
    expect(await statuses()).toEqual(['printed'])
  })

  test('that vanished with a ticket gets it again after a minute; a late result counts', async () => {
    const { device } = await epson()
    await accepted()
    const first = await device.poll()
    later(61)
    const second = await device.poll()
    expect(written(second)[0]).toBe('COPY')
    // That the first sending failed says nothing of the second one.
    await device.respond(first, { code: 'EX_TIMEOUT' })
    expect(await statuses()).toEqual(['sent'])
    await device.respond(first)
    expect(await statuses()).toEqual(['printed'])
    await device.respond(second)
    expect(await statuses()).toEqual(['printed'])
  })

  test('gets a ticket once, of many polls at once', async () => {
    const { device } = await epson()
    await accepted()
    const answers = await Promise.all(Array.from({ length: 8 }, () => device.poll()))
    expect(answers.filter((xml) => xml !== '')).toHaveLength(1)
  })

  test('is not told what to do by what people write', () => {
    const evil = '</text><cut/><command>1b40</command>]]>&#27;&quot;\u001b@\u001d\u202e<pulse/>'
    const order = ticketOrder({
      allergyNote: evil,
      deliveryNote: evil,
      contact: { name: evil, phone: evil },
      store: { name: evil, address: evil, phone: evil },
      lines: [ticketLine({ name: evil, note: evil, options: [{ name: evil, quantity: 2 }] })],
    })
    for (const kind of ['kitchen', 'customer'] as const) {
      const print = { kind, printedAt: FRIDAY_EVENING, copy: null, mark: null, boardAddress: evil }
      const xml = printRequest('1-1', paperLines(ticketOf(order, print), 'latin1'))
      const tags = xml.match(/<[\w-]+/g)?.filter((tag) => tag !== '<text' && tag !== '<symbol')
      expect(tags?.join('')).toBe(
        '<PrintRequestInfo<ePOSPrint<Parameter<devid<timeout<printjobid<PrintData<epos-print<feed<cut',
      )
      const texts = written(xml).join('')
      expect(texts).toContain('&lt;cut/&gt;')
      expect(texts).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(texts).not.toMatch(/&#/)
    }
  })

  test.each([
    ['no form', {}],
    ['another type', { ConnectionType: 'Hello' }],
  ])('refuses a request of %s', async (_what, form) => {
    const { device } = await epson()
    expect((await device.send(form)).statusCode).toBe(400)
  })

  test.each([
    ['nothing', ''],
    ['no XML', 'hello'],
    ['a job of nobody', '<printjobid>999999999-1</printjobid><response success="true" code=""/>'],
    ['a name that is none of ours', '<printjobid>ABC123</printjobid><response success="true"/>'],
    ['a result without a job', '<response success="true" code="" status="1"/>'],
  ])('learns nothing from a response file with %s', async (_what, ResponseFile) => {
    const { device } = await epson()
    await accepted()
    await device.poll()
    const answer = await device.send({ ConnectionType: 'SetResponse', ID: '', ResponseFile })
    expect(answer.statusCode).toBe(200)
    expect(await statuses()).toEqual(['sent'])
  })

  test('ends no ticket of another printer, and admits nobody without its secret', async () => {
    const { device } = await epson()
    const { device: stranger, setUp } = await epson()
    await accepted()
    const xml = await device.poll()
    await stranger.respond(xml)
    expect(await statuses()).toContain('sent')
    const url = setUp.url.replace(/\w{26}$/, 'b'.repeat(26))
    const nobody = new EpsonDevice(server().app, { ...setUp, url })
    expect((await nobody.send({ ConnectionType: 'GetRequest' })).statusCode).toBe(404)
  })
})
