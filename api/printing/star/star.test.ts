import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { blackRows } from '../testing/black-rows.ts'
import { testKitchen } from '../testing/test-kitchen.ts'
import { StarDevice } from '../testing/test-printer.ts'

const { server, later, accepted, star, epson, listed, jobs, statuses } = testKitchen()

describe('Star CloudPRNT', () => {
  test('prints: poll, picture, confirmation, and then there is nothing', async () => {
    const { device } = await star()
    expect(await device.poll()).toEqual({ jobReady: false })
    expect((await device.get()).statusCode).toBe(404)
    await accepted()
    expect(await device.poll()).toEqual({
      jobReady: true,
      mediaTypes: ['image/png'],
      deleteMethod: 'DELETE',
    })
    const ticket = await device.get()
    expect(ticket.statusCode).toBe(200)
    expect(ticket.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-star-cut': 'full; feed=true',
      'x-star-buzzerstartpattern': '1',
    })
    expect(await sharp(ticket.rawPayload).metadata()).toMatchObject({ format: 'png', width: 576 })
    expect((await device.end('OK')).statusCode).toBe(200)
    expect(await statuses()).toEqual(['printed'])
    expect(await device.poll()).toEqual({ jobReady: false })
    expect((await device.end('OK')).statusCode).toBe(200)
  })

  test('answers the same bytes however often a ticket is got, by many at once too', async () => {
    const { device } = await star()
    await accepted()
    const tickets = await Promise.all(Array.from({ length: 6 }, () => device.get()))
    later(9)
    tickets.push(await device.get())
    const [first] = tickets
    for (const { statusCode, rawPayload } of tickets) {
      expect(statusCode).toBe(200)
      expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    }
    expect(await jobs()).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  test('prints no second ticket before the first one has ended', async () => {
    const { device } = await star({ kitchenCopies: 2 })
    await accepted()
    await device.get()
    expect(await device.poll()).toEqual({ jobReady: false })
    expect(await device.poll('200 OK', { printingInProgress: true })).toEqual({ jobReady: false })
    await device.end('OK')
    expect(await device.poll()).toMatchObject({ jobReady: true })
  })

  test.each(['410', '411', '420', '520'])(
    'waits while a printer says %s, and prints the ticket as a possible repeat after it',
    async (code) => {
      const { device } = await star()
      await accepted()
      const first = await device.get()
      expect(await device.poll(code)).toEqual({ jobReady: false })
      expect(await statuses()).toEqual(['waiting'])
      expect(await device.poll()).toMatchObject({ jobReady: true })
      const second = await device.get()
      expect(await blackRows(first.rawPayload)).toBe(0)
      expect(await blackRows(second.rawPayload)).toBeGreaterThan(40)
      await device.end('OK')
      expect(await statuses()).toEqual(['printed'])
    },
  )

  test('is not sent a ticket while it cannot print, which is then no repeat', async () => {
    const { device } = await star()
    await accepted()
    expect(await device.poll('410')).toEqual({ jobReady: false })
    expect(await device.poll()).toMatchObject({ jobReady: true })
    expect(await blackRows((await device.get()).rawPayload)).toBe(0)
  })

  test('that vanished with a ticket gets it again after a minute, as a possible repeat', async () => {
    const { device } = await star()
    await accepted()
    await device.get()
    later(59)
    expect(await device.poll()).toEqual({ jobReady: false })
    later(61)
    expect(await device.poll()).toMatchObject({ jobReady: true })
    expect(await blackRows((await device.get()).rawPayload)).toBeGreaterThan(40)
  })

  test('that confirms after it was given up is believed', async () => {
    const { device } = await star()
    await accepted()
    await device.get()
    later(61)
    await device.poll()
    await device.end('OK')
    expect(await statuses()).toEqual(['printed'])
    expect((await device.get()).statusCode).toBe(404)
  })

  test.each(['510', '511 Decode', '521'])(
    'that cannot read a ticket (%s) gets it three times, and staff see which it was',
    async (code) => {
      const { device } = await star()
      const orderId = await accepted()
      for (const attempt of [1, 2, 3]) {
        expect(await jobs()).toMatchObject([{ status: 'waiting', attempts: attempt - 1 }])
        await device.get()
        await device.end(code)
      }
      expect(await statuses()).toEqual(['failed'])
      const { rows } = await server().context.pool.query(
        'SELECT number FROM orders WHERE id = $1',
        [orderId],
      )
      expect(await listed()).toMatchObject([{ unreadable: rows[0].number, waiting: 0 }])
    },
  )

  test('of two devices with one secret prints a ticket on one', async () => {
    const { device, setUp } = await star()
    const other = new StarDevice(server().app, setUp, '00:11:62:00:00:01')
    await accepted()
    expect((await device.get()).statusCode).toBe(200)
    expect((await other.get()).statusCode).toBe(404)
    await other.end('OK')
    expect(await other.poll('410')).toEqual({ jobReady: false })
    expect(await statuses()).toEqual(['sent'])
    await device.end('OK')
    expect(await statuses()).toEqual(['printed'])
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no status code', {}],
    ['another kind of status code', { statusCode: 200 }],
    ['a status code that is none', { statusCode: 'fine' }],
    ['a list', []],
    ['a long address', { statusCode: '200', printerMAC: 'x'.repeat(33) }],
  ])('refuses a poll with %s', async (_what, body) => {
    const { device } = await star()
    expect((await device.send('POST', '', body)).statusCode).toBe(400)
  })

  test('refuses what it does not have: other formats, an end without a code, a large body', async () => {
    const { device } = await star()
    await accepted()
    expect((await device.get('text/plain')).statusCode).toBe(415)
    expect((await device.send('DELETE', '')).statusCode).toBe(400)
    expect((await device.send('POST', '', 'x'.repeat(33_000))).statusCode).toBe(413)
    expect(await statuses()).toEqual(['waiting'])
  })

  test('admits nobody without the password of a Star printer', async () => {
    const { setUp } = await star()
    const { setUp: ofEpson } = await epson()
    const wrong = [
      { ...setUp, password: 'a'.repeat(26) },
      { ...setUp, password: '' },
      { ...setUp, password: ofEpson.url.split('/').at(-1) ?? '' },
    ]
    for (const given of wrong) {
      const answer = await new StarDevice(server().app, given).get()
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toMatch(/^Basic /)
    }
    const bare = await server().app.inject({ method: 'POST', url: '/api/v1/printers/star' })
    expect(bare.statusCode).toBe(401)
  })
})

/** How many of the first rows of a picture are black from side to side: the band of a copy. */
