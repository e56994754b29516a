import { Client } from './client.ts'
import { weighPage, type PageWeight } from './page-weight.ts'
import { listPagePath } from './places.ts'
import type { Errand } from './purchase.ts'
import { measureBareServer, measureRate, type Rate } from './rates.ts'

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
  const paths = { home: '/', list: listPagePath(postCode), menu: `/restaurant/${slug}` }
  const figures: PageFigures[] = []
  for (const [name, path] of Object.entries(paths)) {
    const client = new Client(url, 1)
    const coldMs = await firstTimesMs(client, path)
    const { text } = await client.send('GET', path)
    client.close()
    const warm = await measureRate(url + path, { atOnce: 16, seconds })
    const bare = await measureBareServer(text, { atOnce: 16, seconds })
    const weight = await weighPage(url, path)
    const share = Math.round((warm.perSecond / bare.perSecond) * 100)
    figures.push({ name, bytes: text.length, coldMs, warm, bare, share, weight })
  }
  return figures
}

/** The page rendered anew: each address differs by a word that the page does not know. */
async function firstTimesMs(client: Client, path: string): Promise<number> {
  const turns = 40
  let startedAt = 0
  for (let turn = -10; turn < turns; turn += 1) {
    if (turn === 0) startedAt = performance.now()
    await client.send('GET', `${path}${path.includes('?') ? '&' : '?'}cold=${turn}`)
  }
  return Math.round(((performance.now() - startedAt) / turns) * 10) / 10
}
