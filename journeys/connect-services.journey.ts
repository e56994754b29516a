import { logIn } from './doing/account.ts'
import { expectPinsAsInList, listOfHackney, openMap, pinOf, theMap } from './doing/map.ts'
import { visit } from './doing/visit.ts'
import { expect, type Page } from './journey.ts'
import { test } from './marketplace/connected-marketplace.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const canvas = (page: Page) => theMap(page).locator('canvas')
const noStreets = 'We can’t show the street map right now.'

const script = 'https://www.google.com/recaptcha/api.js?render=site-key'

// A stand-in for Google's script; its verdict cannot be loaded, which lets people in.
const standIn = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => 'a token of ' + siteKey + ' for ' + action,
}`

// They share their marketplace.
test.describe.configure({ mode: 'default' })

test.describe('With a content service', () => {
  test('pages end with its footer, whose external links open in a new tab and say so', async ({
    page,
    context,
  }) => {
    const footer = page.getByRole('contentinfo')
    // The first page may have been rendered a moment before the first answer.
    await expect(async () => {
      await page.goto('/faq')
      await expect(footer).toContainText('Good food from the kitchens', { timeout: 1000 })
    }).toPass()
    await footer.getByRole('link', { name: 'Contact us', exact: true }).click()
    await expect(page).toHaveURL('/contact-us')
    const elsewhere = footer.getByRole('link', { name: 'Our co-operative (opens in a new tab)' })
    await context.route('https://co-operative.example/**', (route) => route.fulfill({ body: 'Us' }))
    const opened = page.waitForEvent('popup')
    await elsewhere.click()
    await expect(await opened).toHaveURL('https://co-operative.example/hackney-eats')
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    await expect(footer.getByRole('link', { name: 'Credits' })).toBeVisible()
  })
})

test.describe('With a street map', () => {
  test(
    'nothing of it is fetched before it is opened; then it is drawn, and moved',
    { tag: '@desktop' },
    async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await visit(page, listOfHackney)
      await page.waitForLoadState('networkidle')
      const ofTheMap = /street-map|picture-map|maplibre|style\.json/
      expect(requests.filter((url) => ofTheMap.test(url))).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openMap(page)
      // A browser without WebGL has the other picture, with a message.
      if (!(await canDraw(page))) return expect(theMap(page)).toContainText(noStreets)
      await expect(canvas(page)).toBeVisible()
      await expectPinsAsInList(page)
      await expect(theMap(page)).toContainText('© The drawers of maps')
      await expect(theMap(page)).not.toContainText(noStreets)
      for (const part of [/street-map/, /maplibre-gl-worker/, /style\.json/])
        await expect.poll(() => requests.some((url) => part.test(url)), String(part)).toBe(true)

      await test.step('the keyboard moves it, and the buttons zoom', async () => {
        const pin = pinOf(page, 'Pitta Patter')
        await expect(pin).toBeVisible()
        const before = await pin.boundingBox()
        await canvas(page).focus()
        await page.keyboard.press('ArrowRight')
        await expect
          .poll(async () => (await pin.boundingBox())?.x)
          .toBeLessThan((before?.x ?? 0) - 20)
        await theMap(page).getByRole('button', { name: 'Zoom in' }).click()
        await expect(theMap(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled()
      })
      await expectAccessibleAtEveryWidth(page, 'the street map')
    },
  )

  test(
    'the picture without streets replaces it if they can’t be drawn or don’t load',
    { tag: '@desktop' },
    async ({ page, storeApp: withoutGraphics, troubles }) => {
      await test.step('a browser that can’t draw says so', async () => {
        await withoutGraphics.addInitScript(() => {
          const { getContext } = HTMLCanvasElement.prototype
          HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
            apply: (target, canvas, given) =>
              given[0] === 'webgl2' ? null : Reflect.apply(target, canvas, given),
          })
        })
        await openMap(withoutGraphics)
        await expect(theMap(withoutGraphics)).toContainText(noStreets)
        await expect(canvas(withoutGraphics)).toHaveCount(0)
        await expectPinsAsInList(withoutGraphics)
      })
      troubles.expect(/failed: GET (\/style\.json|.*street-map)/)
      for (const [what, url] of [
        ['a map server that is away', /style\.json/],
        ['a map that does not arrive', /street-map.*\.js/],
      ] as const)
        await test.step(what, async () => {
          await page.route(url, (route) => route.abort('connectionrefused'))
          await openMap(page)
          await expect(theMap(page)).toContainText(noStreets)
          await expectPinsAsInList(page)
          await page.unroute(url)
        })
    },
  )
})

test(
  'With reCAPTCHA, its script is loaded when a form is sent, and its token is sent along',
  { tag: '@desktop' },
  async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await test.step('a browser that may not load it shows that', async () => {
      troubles.expect(/recaptcha/)
      troubles.expect(/POST \/api\/v1\/auth\/login 403/)
      await page.route(script, (route) => route.abort('blockedbyclient'))
      await visit(page, '/login')
      await logIn(page)
      await expect(page.getByText('We noticed unexpected activity. Try again later.')).toBeVisible()
      await page.unroute(script)
    })
    const loaded: string[] = []
    await page.route(script, (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: standIn })
    })
    await visit(page, '/login')
    expect(loaded).toEqual([])
    const sent = page.waitForRequest('**/api/v1/auth/login')
    await logIn(page)
    // Our own call, whose body is what the form sends.
    const body = (await sent).postDataJSON() as { captcha: string }
    expect(body.captcha).toBe('a token of site-key for login')
    await expect(page).toHaveURL(/\/$/)
    expect(loaded).toEqual([script])
  },
)

const canDraw = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
