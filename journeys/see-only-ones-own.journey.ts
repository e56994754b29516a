import { createHash } from 'node:crypto'
import { listOfHackney } from './doing/map.ts'
import { expect, test } from './journey.ts'

test.describe('Private pages stay private', () => {
  test(
    'an order is shown to nobody without its key',
    { tag: '@desktop' },
    async ({ page, calls, email, troubles }) => {
      troubles.expect(/GET \/api\/v1\/order\/[\w-]+ (401|403|404)/)
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      const wrong = `${order.orderToken.slice(0, -4)}AAAA`
      for (const hash of [`#key=${wrong}`, '']) {
        await page.goto(`/account/orders/${order.id}${hash}`)
        await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible()
        await expect(page.getByText(order.number)).toHaveCount(0)
        await expect(page.getByText('Iskender')).toHaveCount(0)
        // Otherwise the second is the same page to the browser.
        await page.goto('about:blank')
      }
    },
  )

  test(
    'the policy of a page names every script in it, and every picture is there',
    { tag: '@desktop' },
    async ({ page, request, baseURL }) => {
      const pictures = new Set<string>()
      for (const path of ['/', listOfHackney, '/restaurant/pitta-patter', '/checkout']) {
        const answer = await request.get(path)
        const html = await answer.text()
        const policy = answer.headers()['content-security-policy'] ?? ''
        expect(policy).not.toMatch(/script-src[^;]*unsafe/)
        const scripts = html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
        const inline = [...scripts].map(([, script = '']) => script).filter(Boolean)
        expect(inline.length).toBeGreaterThan(0)
        for (const script of inline)
          expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
        for (const [, src = ''] of html.matchAll(/<img\b[^>]* src="([^"]+)"/g)) pictures.add(src)
        // Refusals of the policy are among the journey's errors.
        await page.goto(path)
      }
      expect(pictures.size).toBeGreaterThan(20)
      for (const picture of pictures) {
        // One that stands in the page is an address as well.
        const { headers } = await fetch(new URL(picture, baseURL))
        expect(headers.get('content-type'), picture).toMatch(/^image\//)
      }
    },
  )
})
