import { gzipSync } from 'node:zlib'
import { Client } from '../clients/client.ts'

/** What a first visit loads before the first touch, in kB (1000 bytes) after gzip. */
export interface PageWeight {
  javaScriptKb: number
  /** Of the style sheets, which are in the HTML. */
  stylesKb: number
  htmlKb: number
}

export async function weighPage(url: string, path: string): Promise<PageWeight> {
  const client = new Client(url, 4)
  const { status, bytes } = await client.send('GET', path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  const text = bytes.toString()
  const scripts = named(text, /\/assets\/[\w.-]+\.js/g)
  const styles = text.match(/<style>[\s\S]*?<\/style>/g) ?? []
  const weigh = async (files: readonly string[]) => {
    const answers = await Promise.all(files.map((file) => client.send('GET', file)))
    return kb(answers.reduce((sum, answer) => sum + sent(answer.bytes), 0))
  }
  const weight = {
    javaScriptKb: await weigh(scripts.filter((file) => isPreloaded(text, file))),
    stylesKb: kb(sent(Buffer.from(styles.join('')))),
    htmlKb: kb(sent(bytes)),
  }
  client.close()
  return weight
}

/** In bytes, compressed like the website's built files. */
const sent = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

/** Route manifests name every file of the website; only these are loaded with the page. */
function isPreloaded(html: string, file: string): boolean {
  return (
    html.includes(`rel="modulepreload-later" href="${file}"`) ||
    html.includes(`href="${file}" rel="modulepreload-later"`) ||
    new RegExp(`import(\\s+[^"']*from)?\\s*["']${file}["']`).test(html)
  )
}

const named = (html: string, pattern: RegExp) => [...new Set(html.match(pattern) ?? [])]
const kb = (bytes: number) => Math.round(bytes / 100) / 10
