import { BROWSERS_ACCEPT, Client } from '../clients/client.ts'
import { weighPage, type PageWeight } from './page-weight.ts'
import { listPagePath } from '../server/places.ts'
import type { Errand } from './purchase.ts'
import { measureBareServer, measureRate, type Rate } from '../clients/call-rate.ts'

export interface PageFigures {
  name: string
  bytes: number
  coldMs: number
  warm: Rate
  bare: Rate
  share: number
  weight: PageWeight
}

/** The pages that guests open, and a bare server that sends the same bytes. */
export async function measurePages(
  url: string,
  { slug, postCode }: Errand,
  seconds: number,
): Promise<PageFigures[]> {
  const pages = [
    { name: 'home', path: '/', reads: 'problem' },
    { name: 'list', path: listPagePath(postCode), reads: 'map' },
    { name: 'menu', path: `/restaurant/${slug}`, reads: 'line' },
  ]
  const figures: PageFigures[] = []
  for (const { name, path, reads } of pages) {
    const client = new Client(url, 1)
    const coldMs = await firstTimesMs(client, `${path}${path.includes('?') ? '&' : '?'}${reads}=`)
    const accept = BROWSERS_ACCEPT
    const { bytes } = await client.send('GET', path, { accept })
    client.close()
    const warm = await measureRate(url + path, { atOnce: 16, seconds, accept })
    const bare = await measureBareServer(bytes, { atOnce: 16, seconds })
    const weight = await weighPage(url, path)
    const share = Math.round((warm.perSecond / bare.perSecond) * 100)
    figures.push({ name, bytes: bytes.length, coldMs, warm, bare, share, weight })
  }
  return figures
}

/**
 * The page rendered anew, in milliseconds: each address differs by the value of a parameter that the page
 * reads without changing. One that it does not read would be the same page.
 */
async function firstTimesMs(client: Client, pathUntilValue: string): Promise<number> {
  const turns = 40
  let startedAt = 0
  for (let turn = -10; turn < turns; turn += 1) {
    if (turn === 0) startedAt = performance.now()
    const { status } = await client.send('GET', `${pathUntilValue}cold${turn}`)
    if (status !== 200) throw new Error(`${pathUntilValue}: ${status}`)
  }
  return Math.round(((performance.now() - startedAt) / turns) * 10) / 10
}
