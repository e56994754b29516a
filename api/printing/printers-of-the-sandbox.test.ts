import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrinterSetUp } from '#contract/partner/printers.ts'
import { EpsonPrinter } from '#sandbox/printers/epson-printer.ts'
import { eposParts } from '#sandbox/printers/epos-parts.ts'
import type { Fetch, Printer } from '#sandbox/printers/printer.ts'
import { StarPrinter } from '#sandbox/printers/star-printer.ts'
import { blackRows } from './testing/black-rows.ts'
import { testKitchen } from './testing/test-kitchen.ts'
import { testPrinter } from './request-ticket.ts'

const { server, storeId, later, accepted, star, epson, listed, statuses } = testKitchen()

/** Where the server of this test listens. */
let origin: string

beforeAll(async () => {
  origin = await server().app.listen({ host: '127.0.0.1', port: 0 })
})

/** A printer as the sandbox has it, which speaks to the server over HTTP. */
interface Connected {
  printer: Printer
  printerId: string
  /** The methods and statuses of its requests since the last look. */
  heard: () => string[]
}

async function connected(kind: 'star' | 'epson'): Promise<Connected> {
  const added = kind === 'star' ? await star() : await epson()
  let requests: string[] = []
  const send: Fetch = async (url, request) => {
    const answer = await fetch(url, request)
    requests.push(`${request.method ?? 'GET'} ${answer.status}`)
    return answer
  }
  const printer = kind === 'star' ? new StarPrinter(send) : new EpsonPrinter(send)
  await printer.connect(typedIn(added.setUp))
  const heard = () => {
    const since = requests
    requests = []
    return since
  }
  heard()
  return { printer, printerId: added.printer.id, heard }
}

/** What the store app shows, with where this server really is. */
const typedIn = ({ url, user, password }: PrinterSetUp) => ({
  url: origin + new URL(url).pathname,
  user: user ?? '',
  password: password ?? '',
})

/** Whether the newest paper says that it is a copy. */
async function saysCopy({ papers: [newest] }: Printer): Promise<boolean> {
  if (!newest) throw new Error('Nothing came out')
  if (typeof newest.content !== 'string') return (await blackRows(newest.content)) > 40
  return (eposParts(newest.content) ?? []).some(
    (part) => part.kind === 'text' && part.text.trim() === 'COPY',
  )
}

describe.each(['star', 'epson'] as const)('the %s printer of the sandbox', (kind) => {
  let printer: Printer
  let printerId: string
  let heard: () => string[]
  beforeEach(async () => {
    ;({ printer, printerId, heard } = await connected(kind))
  })

  test('is ready once it is connected, and prints nothing before there is something', async () => {
    expect(await listed()).toMatchObject([{ kind, status: 'ready', waiting: 0 }])
    await printer.poll()
    expect(printer.papers).toEqual([])
    expect(printer.lastAnswer).toBe('HTTP 200')
  })

  test('prints an order once and confirms it', async () => {
    await accepted()
    await printer.poll()
    await printer.poll()
    expect(printer.papers).toHaveLength(1)
    expect(await saysCopy(printer)).toBe(false)
    expect(await statuses()).toEqual(['printed'])
    expect(heard()).toEqual(
      kind === 'star'
        ? ['POST 200', 'GET 200', 'DELETE 200', 'POST 200']
        : ['POST 200', 'POST 200', 'POST 200'],
    )
  })

  test('prints a test', async () => {
    await testPrinter(server().context, { storeId: storeId(), printerId })
    await printer.poll()
    expect(printer.papers).toHaveLength(1)
    expect(await statuses()).toEqual(['printed'])
  })

  test.each(['paperOut', 'jam', 'coverOpen'] as const)(
    'says at once that it is %s, and prints what waited when it is mended',
    async (condition) => {
      await printer.turn(condition)
      expect(await listed()).toMatchObject([{ status: condition }])
      await accepted()
      await printer.poll()
      expect(printer.papers).toEqual([])
      await printer.turn('ready')
      expect(await listed()).toMatchObject([{ status: 'ready', waiting: 1 }])
      await printer.poll()
      expect(printer.papers).toHaveLength(1)
      expect(await statuses()).toEqual(['printed'])
    },
  )

  test('jams in the middle of a ticket, and prints a copy when it is mended', async () => {
    await accepted()
    printer.mishap = 'jam'
    await printer.poll()
    expect(printer.papers).toMatchObject([{ mishap: 'jam' }])
    expect(await listed()).toMatchObject([{ status: 'jam', waiting: 1 }])
    await printer.turn('ready')
    await printer.poll()
    await printer.poll()
    expect(printer.papers).toMatchObject([{ mishap: 'none' }, { mishap: 'jam' }])
    expect(await saysCopy(printer)).toBe(true)
    expect(await statuses()).toEqual(['printed'])
  })

  test('restarts before it confirms a ticket, and prints a copy after a minute', async () => {
    await accepted()
    printer.mishap = 'restart'
    await printer.poll()
    expect(await listed()).toMatchObject([{ status: 'ready', waiting: 1 }])
    later(30)
    await printer.poll()
    expect(printer.papers).toMatchObject([{ mishap: 'restart' }])
    later(61)
    await printer.poll()
    await printer.poll()
    expect(printer.papers).toMatchObject([{ mishap: 'none' }, { mishap: 'restart' }])
    expect(await saysCopy(printer)).toBe(true)
    expect(await statuses()).toEqual(['printed'])
  })

  test('says nothing while it is switched off, and is offline', async () => {
    await printer.turn('off')
    await accepted()
    await printer.poll()
    expect(heard()).toEqual([])
    later(31)
    expect(await listed()).toMatchObject([{ status: 'offline', waiting: 1 }])
    await printer.turn('ready')
    await printer.poll()
    expect(await statuses()).toEqual(['printed'])
  })

  test('is refused with a secret of nobody, and prints nothing', async () => {
    await accepted()
    const { url } = printer.setUp ?? { url: '' }
    await printer.connect({
      url: kind === 'epson' ? url.replace(/\w{26}$/, 'b'.repeat(26)) : url,
      user: 'printer',
      password: 'wrong',
    })
    await printer.poll()
    expect(printer.lastAnswer).toBe(kind === 'star' ? 'HTTP 401' : 'HTTP 404')
    expect(printer.papers).toEqual([])
    expect(await statuses()).toEqual(['waiting'])
  })
})
