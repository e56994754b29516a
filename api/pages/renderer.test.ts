import { afterEach, expect, test } from 'vitest'
import { Renderer, type RendererOptions } from './renderer.ts'

const facts: RendererOptions['facts'] = {
  publicUrl: 'http://localhost:3000',
  mapStyleUrl: null,
  placesFrom: 'gazetteer',
  passwordMinimum: 4,
  monitoringDsn: null,
  isSandbox: true,
  socialProviders: [],
}
const marketplace: ReturnType<RendererOptions['marketplace']> = {
  name: 'Tuck In',
  welcomeLine: '',
  contactEmail: 'hello@tuckin.example',
  contactPhone: '',
  legal: { name: '', address: '', companyNumber: '', vatNumber: '' },
  footerText: '',
  colours: null,
  logo: null,
}
const open: Renderer[] = []
afterEach(async () => {
  for (const renderer of open.splice(0)) await renderer.close()
})

function start(options: Partial<RendererOptions> = {}) {
  const logged: string[] = []
  const renderer = new Renderer({
    facts,
    marketplace: () => marketplace,
    ask: (url) => Promise.resolve({ status: 200, body: `answer of ${url}` }),
    logError: ({ message }) => void logged.push(message),
    thread: new URL('testing/render-thread.ts', import.meta.url),
    ...options,
  })
  open.push(renderer)
  const text = async (url: string, mayWait = false) => {
    const { body } = await renderer.render(url, { mayWait })
    return String(await body.in('identity'))
  }
  return { renderer, logged, text }
}

test('renders in a thread, which calls the API from here', async () => {
  const { text } = start()
  expect(await text('/a')).toBe('/a')
  expect(await text('/asks')).toBe('answer of /api')
})

test('tells the page that the API could not answer, and logs why', async () => {
  const { text, logged } = start({ ask: () => Promise.reject(new Error('The server is closing')) })
  expect(JSON.parse(await text('/asks'))).toMatchObject({
    statusCode: 503,
    message: 'SERVICE_UNAVAILABLE',
  })
  expect(logged).toEqual(['The server is closing'])
})

test('fails the pages of a thread that ends, and renders the next in another', async () => {
  const { text } = start()
  const both = await Promise.allSettled([text('/slow'), text('/ends')])
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await text('/a')).toBe('/a')
})

test('replaces a thread that is stuck', async () => {
  const { text } = start({ longestRenderMs: 500 })
  await expect(text('/stuck')).rejects.toThrow('ended')
  expect(await text('/a')).toBe('/a')
})

test('logs why a page failed, and renders the next', async () => {
  const { text, logged } = start()
  await expect(text('/fails')).rejects.toThrow('No such dish')
  expect(logged).toEqual(['No such dish'])
  expect(await text('/a')).toBe('/a')
})

test('remakes one page at a time, after those that people wait for', async () => {
  const { text } = start()
  const ended: string[] = []
  const send = (url: string, mayWait: boolean) =>
    text(url, mayWait).then((page) => void ended.push(page))
  await text('/a')
  const all = [
    send('/slow-remake', true),
    send('/next-remake', true),
    send('/b', false),
    send('/c', false),
  ]
  await Promise.all(all.slice(2))
  // The second has not started, although the thread has room.
  expect(ended.toSorted()).toEqual(['/b', '/c'])
  await text('/and-the-slow-one')
  await Promise.all(all)
  expect(ended.slice(2)).toEqual(['/slow-remake', '/next-remake'])
})

test('lets only so many wait, and refuses the others at once', async () => {
  const { text } = start({ longestRenderMs: 60_000 })
  await text('/a')
  const pages = Array.from({ length: 205 }, (_, i) => text(`/slow-${i}`))
  await expect(pages.at(-1)).rejects.toThrow('Too many')
  const others = Promise.allSettled(pages)
  await open[0]?.close()
  expect((await others).every(({ status }) => status === 'rejected')).toBe(true)
})

test('does not start without its website', async () => {
  const { renderer, logged } = start({ thread: new URL('missing-thread.ts', import.meta.url) })
  await expect(renderer.ready()).rejects.toThrow('missing-thread')
  await expect(renderer.render('/a')).rejects.toThrow()
  expect(logged).toHaveLength(1)
})
