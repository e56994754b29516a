import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Printer, PrinterSetUp } from '#contract/partner/printers.ts'
import type { PrinterKind } from '#rules/printing/printer-status.ts'
import type { TestAccount } from '#api/testing/test-account.ts'

export const PRINTER_CHOICES = {
  name: 'Kitchen',
  kitchenCopies: 1,
  customerCopies: 0,
  services: ['delivery', 'collection'],
}

/** Adds a printer as the store app does; what is typed into its set-up comes with it. */
export async function addTestPrinter(
  app: FastifyInstance,
  { headers }: TestAccount,
  {
    storeId,
    kind,
    ...choices
  }: { storeId: string; kind: PrinterKind } & Partial<typeof PRINTER_CHOICES>,
): Promise<{ printer: Printer; setUp: PrinterSetUp }> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/partner/stores/${storeId}/printers`,
    headers,
    body: { ...PRINTER_CHOICES, kind, ...choices },
  })
  return answer.json()
}

const pathOf = (url: string) => new URL(url).pathname

/** A Star printer with its set-up typed in; it says nothing that it is not told to. */
export class StarDevice {
  readonly #app: FastifyInstance
  readonly #setUp: PrinterSetUp
  readonly #mac: string

  constructor(app: FastifyInstance, setUp: PrinterSetUp, mac = '00:11:e5:06:04:ff') {
    this.#app = app
    this.#setUp = setUp
    this.#mac = mac
  }

  async poll(statusCode = '200%20OK', more: object = {}): Promise<Record<string, unknown>> {
    const answer = await this.send('POST', '', {
      status: '23 6 0 0 0 0 0 0 0 ',
      printerMAC: this.#mac,
      statusCode,
      clientAction: null,
      ...more,
    })
    return answer.json()
  }

  get(type = 'image/png'): Promise<LightMyRequestResponse> {
    return this.send('GET', `?mac=${this.#mac}&type=${encodeURIComponent(type)}`)
  }

  end(code: string): Promise<LightMyRequestResponse> {
    return this.send('DELETE', `?mac=${this.#mac}&code=${encodeURIComponent(code)}`)
  }

  send(method: 'GET' | 'POST' | 'DELETE', query: string, body?: object | string) {
    const { url, user, password } = this.#setUp
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    return this.#app.inject({
      method,
      url: pathOf(url) + query,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: body }),
    })
  }
}

/** An Epson printer with its set-up typed in. */
export class EpsonDevice {
  readonly #app: FastifyInstance
  readonly #setUp: PrinterSetUp

  constructor(app: FastifyInstance, setUp: PrinterSetUp) {
    this.#app = app
    this.#setUp = setUp
  }

  async poll(): Promise<string> {
    return (await this.send({ ConnectionType: 'GetRequest', ID: 'kitchen' })).body
  }

  /** Says how a job ended, by its id in what was printed. */
  respond(printed: string, result: { code?: string; status?: number } = {}) {
    const jobId = /<printjobid>([^<]*)/.exec(printed)?.[1] ?? ''
    const { code = '', status = 251_658_262 } = result
    const file = `<?xml version="1.0" encoding="utf-8"?>
<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${code === ''}" code="${code}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`
    return this.send({ ConnectionType: 'SetResponse', ID: 'kitchen', ResponseFile: file })
  }

  status(asbStatus: string) {
    const Status = `<?xml version="1.0" encoding="utf-8"?>
<statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus = "${asbStatus}"/></statusmonitor>`
    return this.send({ ConnectionType: 'SetStatus', ID: '', Status })
  }

  send(form: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#app.inject({
      method: 'POST',
      url: pathOf(this.#setUp.url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  }
}
