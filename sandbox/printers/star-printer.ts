import { Printer, type Condition } from './printer.ts'
import type { SetUp } from './set-up.ts'

const MAC = '00:11:62:00:00:01'
const WIDEST = 576

const STATUS_CODES: Readonly<Record<Condition, string>> = {
  ready: '200 OK',
  off: '',
  paperOut: '410 Paper Out',
  jam: '411 Paper Jam',
  coverOpen: '420 Cover Open',
}

interface PollAnswer {
  jobReady?: boolean
  mediaTypes?: readonly string[]
}

/** A Star printer with CloudPRNT, as Star's developer guide 1.4 describes it. It prints pictures alone. */
export class StarPrinter extends Printer {
  protected override async work(setUp: SetUp): Promise<void> {
    const { jobReady = false, mediaTypes = [] } = await this.#poll(setUp)
    if (!jobReady || this.condition !== 'ready') return
    if (!mediaTypes.includes('image/png')) return this.#end(setUp, '510 Unsupported media')
    const answer = await this.send(`${setUp.url}?${query({ type: 'image/png' })}`, {
      headers: headersOf(setUp),
    })
    if (!answer.ok) return
    const picture = Buffer.from(await answer.arrayBuffer())
    if (!isPrintable(picture)) return this.#end(setUp, '511 Media decoding error')
    const mishap = this.putOut(picture)
    if (mishap === 'none') return this.#end(setUp, 'OK')
    if (mishap === 'jam') this.condition = 'jam'
    // After a restart as well it begins by saying how it is; of the ticket it knows nothing any more.
    await this.#poll(setUp)
  }

  protected override async sayHowItIs(setUp: SetUp): Promise<void> {
    await this.#poll(setUp)
  }

  async #poll(setUp: SetUp): Promise<PollAnswer> {
    const answer = await this.send(setUp.url, {
      method: 'POST',
      headers: { ...headersOf(setUp), 'content-type': 'application/json' },
      body: JSON.stringify({
        status: '23 6 0 0 0 0 0 0 0 ',
        printerMAC: MAC,
        uniqueID: 'sandbox',
        statusCode: encodeURIComponent(STATUS_CODES[this.condition]),
        printingInProgress: false,
        clientAction: null,
      }),
    })
    // What the protocol answers; anything else has none of its fields.
    return answer.ok ? ((await answer.json()) as PollAnswer) : {}
  }

  async #end(setUp: SetUp, code: string): Promise<void> {
    const request = { method: 'DELETE', headers: headersOf(setUp) }
    await this.send(`${setUp.url}?${query({ code })}`, request)
  }
}

const query = (more: Record<string, string>) =>
  new URLSearchParams({ uid: 'sandbox', mac: MAC, ...more }).toString()

const headersOf = ({ user, password }: SetUp) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

/** Whether it is a PNG that is not wider than the paper. */
function isPrintable(picture: Buffer): boolean {
  const isPng = picture.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n'
  return isPng && picture.length > 24 && picture.readUInt32BE(16) <= WIDEST
}
