import { readFileSync } from 'node:fs'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { chromiumPath } from '#tools/chromium.ts'
import { Calls } from './journeys/marketplace/calls.ts'
const url = 'http://localhost:4100'
const calls = new Calls(url)
const email = 'priya@example.com'
const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email, name: 'Priya Hussain', service: 'collection' })
for (const [act, body] of [['accept', { minutes: 15 }], ['ready'], ['complete']]) await calls.act(order, act, body)
const running = JSON.parse(readFileSync('/tmp/reviews-data2/postgres/running.json', 'utf8'))
const password = readFileSync('/tmp/reviews-data2/postgres/password', 'utf8').trim()
const client = new pg.Client({ host: '/tmp/reviews-data2/postgres', user: 'tuck_in', password, database: 'tuck_in' })
await client.connect()
console.log((await client.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() RETURNING id")).rowCount)
await client.end()
await new Promise((r) => setTimeout(r, 8000))
const api = `http://localhost:4101/mail/api/messages?to=${email}&subject=${encodeURIComponent('How was your meal')}&waitMs=20000`
const { items } = await (await fetch(api)).json()
const message = await (await fetch(`http://localhost:4101/mail/api/messages/${items[0].id}`)).json()
console.log(message.text)
const browser = await chromium.launch(await chromiumPath())
for (const [scheme, width] of [['light', 390], ['dark', 700]]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
  await page.setContent(message.html); await page.screenshot({ path: `/tmp/rv/mail-${scheme}.png`, fullPage: true })
}
const stop = message.links.find(({ href }) => href.endsWith('stop')).href
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
await page.goto(stop); await page.getByRole('button', { name: 'Stop asking me' }).waitFor(); await page.waitForTimeout(400)
await page.screenshot({ path: '/tmp/rv/stop.png' })
await page.getByRole('button', { name: 'Stop asking me' }).press('Enter')
await page.getByText('We won’t ask you').waitFor()
await page.screenshot({ path: '/tmp/rv/stopped.png' })
const review = message.links.find(({ href }) => href.endsWith('review')).href
await page.goto('about:blank'); await page.goto(review); await page.getByRole('heading', { name: 'Rate your meal' }).waitFor(); await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/rv/from-mail.png' })
await browser.close()
