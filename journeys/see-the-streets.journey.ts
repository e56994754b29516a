/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { expectPinsAsInList, listOfHackney, openMap, pinOf, theMap } from './doing/map.ts'
import { visit } from './doing/visit.ts'
import { expect, test as base, type Page } from './journey.ts'
import { startMapServer, type MapServer } from './marketplace/map-server.ts'
import { expectAccessible } from './watching/accessibility.ts'

/** A marketplace with a street map. */
const test = base.extend<object, { mapServer: MapServer }>({
  mapServer: [
    async ({}, lend) => {
      const server = await startMapServer()
      await lend(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mapServer }, lend) => lend({ MAP_STYLE_URL: mapServer.styleUrl }),
    { scope: 'worker' },
  ],
})

const canvas = (page: Page) => theMap(page).locator('canvas')
const noStreets = 'The street map can’t be shown just now.'

test.describe('With a street map', () => {
  test('nothing of it is fetched before it is opened; then it is drawn', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, listOfHackney)
    await page.waitForLoadState('networkidle')
    const ofTheMap = /street-map|picture-map|maplibre|style\.json/
    expect(asked.filter((url) => ofTheMap.test(url))).toEqual([])
    await openMap(page)
    // A browser without WebGL has the other picture, which it is told.
    if (!(await canDraw(page))) return expect(theMap(page)).toContainText(noStreets)
    await expect(canvas(page)).toBeVisible()
    await expectPinsAsInList(page)
    await expect(theMap(page)).toContainText('© The drawers of maps')
    await expect(theMap(page)).not.toContainText(noStreets)
    for (const part of [/street-map/, /maplibre-gl-worker/, /style\.json/])
      await expect.poll(() => asked.some((url) => part.test(url)), String(part)).toBe(true)
    await expectAccessible(page, 'the street map')
  })

  test('the keyboard moves the map, and the buttons bring it nearer @desktop', async ({ page }) => {
    await visit(page, listOfHackney)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page)
    if (!(await canDraw(page))) return expect(theMap(page)).toContainText(noStreets)
    const pin = pinOf(page, 'Pitta Patter')
    await expect(pin).toBeVisible()
    const before = await pin.boundingBox()
    await canvas(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 20)
    await theMap(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect(theMap(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  })

  test('a browser that can’t draw it has the picture without streets, and says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
        apply: (target, canvas, given) =>
          given[0] === 'webgl2' ? null : Reflect.apply(target, canvas, given),
      })
    })
    await openMap(page)
    await expect(theMap(page)).toContainText(noStreets)
    await expect(canvas(page)).toHaveCount(0)
    await expectPinsAsInList(page)
  })

  test('a map server that is away leaves the picture without streets', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/failed: GET \/style\.json/)
    await page.route(/style\.json/, (route) => route.abort('connectionrefused'))
    await openMap(page)
    await expect(theMap(page)).toContainText(noStreets)
    await expectPinsAsInList(page)
  })

  test('a map that does not arrive leaves the picture without streets', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/failed: GET .*street-map/)
    await page.route(/street-map.*\.js/, (route) => route.abort('internetdisconnected'))
    await openMap(page)
    await expect(theMap(page)).toContainText(noStreets)
    await expectPinsAsInList(page)
  })
})

const canDraw = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
