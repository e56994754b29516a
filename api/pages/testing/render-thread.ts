import { parentPort } from 'node:worker_threads'
import { zstdCompressSync } from 'node:zlib'
import { forEachLanguage } from '#rules/text/languages.ts'
import type { FromThread, ToThread } from '#api/pages/render-messages.ts'

// A fake render thread: the address of a page says what it does.
const post = (message: FromThread) => parentPort?.postMessage(message, [])
const pageOf = (text: string) => ({
  status: 200,
  headers: [],
  compressed: { bytes: new Uint8Array(zstdCompressSync(text)), plainLength: text.length },
  etag: '',
  inlineHashes: { scripts: '', styles: '' },
  trueUntilMs: null,
  storeIds: [],
})
let last = { id: 0, url: '' }

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'answer') {
    post({ type: 'rendered', id: message.id, page: pageOf(message.body) })
    return
  }
  const { id, url } = message
  if (url === '/ends') process.exit(1)
  while (url === '/stuck');
  if (url === '/fails') post({ type: 'failed', id, error: new Error('No such dish') })
  else if (url === '/asks') post({ type: 'ask', id, url: '/api' })
  // Is answered with the next page.
  else if (url.startsWith('/slow')) last = message
  else {
    if (url === '/and-the-slow-one') post({ type: 'rendered', id: last.id, page: pageOf(last.url) })
    post({ type: 'rendered', id, page: pageOf(url) })
  }
})
post({ type: 'ready', cacheable: [], failures: forEachLanguage(() => pageOf('sorry')) })
