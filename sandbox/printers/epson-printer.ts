import { eposParts } from './epos-parts.ts'
import { Printer, type Condition } from './printer.ts'
import type { SetUp } from './set-up.ts'

/** The code with which a print fails, and the bits of the printer's automatic status. */
const STATES: Readonly<Record<Condition, { code: string; bits: number }>> = {
  ready: { code: '', bits: 0 },
  off: { code: '', bits: 0 },
  paperOut: { code: 'EPTR_REC_EMPTY', bits: 0x00_08_00_00 },
  jam: { code: 'EPTR_MECHANICAL', bits: 0x00_00_04_00 },
  coverOpen: { code: 'EPTR_COVER_OPEN', bits: 0x00_00_00_20 },
}
/** Printed, and online. */
const PRINTED = 0x00_00_00_02
const RESPONSE = 'http://www.epson-pos.com/schemas/2011/03/epos-print'

/** An Epson printer with Server Direct Print, version 2.00, and status notification. */
export class EpsonPrinter extends Printer {
  protected override async work({ url }: SetUp): Promise<void> {
    const answer = await this.#send(url, { ConnectionType: 'GetRequest', ID: 'sandbox' })
    const xml = answer.ok ? await answer.text() : ''
    if (xml === '') return
    const jobId = /<printjobid>([^<]*)<\/printjobid>/.exec(xml)?.[1] ?? ''
    const { code } = STATES[this.condition]
    if (code !== '') return this.#respond(url, jobId, code)
    if (!isReadable(xml, jobId)) return this.#respond(url, jobId, 'SchemaError')
    const mishap = this.putOut(xml)
    if (mishap === 'none') return this.#respond(url, jobId, '')
    if (mishap === 'jam') {
      this.condition = 'jam'
      await this.#respond(url, jobId, STATES.jam.code)
    }
    // After a restart as well it says how it is; of the ticket it knows nothing any more.
    await this.#notify(url)
  }

  protected override sayHowItIs({ url }: SetUp): Promise<void> {
    return this.#notify(url)
  }

  async #notify(url: string): Promise<void> {
    const status = PRINTED | STATES[this.condition].bits
    const Status = `<?xml version="1.0" encoding="utf-8"?>
<statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="0x${hex(status)}"/></statusmonitor>`
    await this.#send(url, { ConnectionType: 'SetStatus', ID: 'sandbox', Status })
  }

  async #respond(url: string, jobId: string, code: string): Promise<void> {
    const status = code === '' ? PRINTED : STATES[this.condition].bits
    const ResponseFile = `<?xml version="1.0" encoding="utf-8"?>
<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="${RESPONSE}" success="${code === ''}" code="${code}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`
    await this.#send(url, { ConnectionType: 'SetResponse', ID: 'sandbox', ResponseFile })
  }

  #send(url: string, form: Record<string, string>): Promise<Response> {
    return this.send(url, { method: 'POST', body: new URLSearchParams(form) })
  }
}

const hex = (bits: number) => bits.toString(16).padStart(8, '0')

function isReadable(xml: string, jobId: string): boolean {
  const isVersion2 = xml.includes('<PrintRequestInfo Version="2.00">')
  return isVersion2 && /^[\w-]{1,30}$/.test(jobId) && eposParts(xml) !== null
}
