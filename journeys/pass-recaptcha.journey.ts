import { logIn } from './doing/account.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

const script = 'https://www.google.com/recaptcha/api.js?render=site-key'

// What stands in for Google's script; its verdict cannot be asked for, which lets people in.
const standIn = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => 'a token of ' + siteKey + ' for ' + action,
}`

test.use({
  settings: {
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-key',
    RECAPTCHA_URL: 'http://127.0.0.1:9/siteverify',
    LOG_LEVEL: 'error',
  },
})

test.describe('Where the marketplace has keys of reCAPTCHA', () => {
  test('its script is loaded when the form is sent, and its token goes along', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/GET \/api\/v1\/cart 404/)
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
  })

  test('and whose browser may not load it is told so', async ({ page, troubles }) => {
    troubles.expect(/recaptcha/)
    troubles.expect(/POST \/api\/v1\/auth\/login 403/)
    await page.route(script, (route) => route.abort('blockedbyclient'))
    await visit(page, '/login')
    await logIn(page)
    await expect(page.getByText('We noticed unexpected activity. Try again later.')).toBeVisible()
  })
})
