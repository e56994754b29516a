import { describe, expect, test } from 'vitest'
import { scrubPath, scrubText } from './scrub.ts'

const token = 'q3Vn8fK2sLw0aZx7Yt5RbM'
const id = '0197a3c4-55aa-7bbb-8ccc-123456789abc'

describe('of a path', () => {
  test.each([
    ['/', '/'],
    ['/checkout?order=1#key=2', '/checkout'],
    ['/account/orders/' + id, '/account/orders/:x'],
    [`/account/orders/${id}#key=${token}`, '/account/orders/:x'],
    ['/basket/' + token, '/basket/:x'],
    ['/restaurants/london/hackney?location=E8+1AA', '/restaurants/:x/:x'],
    ['/password-reset?code=abc', '/password-reset'],
    [`/api/v1/cart/address/${token}`, '/api/v1/cart/address/:x'],
    [`/api/v1/cart/${token}/discount/TUCK10`, '/api/v1/cart/:x/discount/:x'],
    ['/assets/menu.page-DkX12abc.js', '/assets/menu.page-DkX12abc.js'],
    ['/assets/../basket/' + token, '/:x/:x/basket/:x'],
    [`/basket/${token}/assets/menu.js`, '/basket/:x/:x/:x'],
    ['/assets/menu.js@nia', '/:x/:x'],
    ['/CHECKOUT/%2e%2e', '/:x/:x'],
  ])('%s stays: %s', (path, scrubbed) => {
    expect(scrubPath(path)).toBe(scrubbed)
  })
})

describe('of a text', () => {
  test.each([
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
    [`GET /api/v1/order/${id}?x=1 500`, 'GET /api/v1/order/:x 500'],
    [
      `at https://tuckin.example/assets/order-DkX12abc.js:10:203`,
      'at https://tuckin.example/assets/order-DkX12abc.js:10:203',
    ],
    [`https://tuckin.example/basket/${token}?a=b`, 'https://tuckin.example/basket/:x'],
    [`https://tuckin.example?code=${token}`, 'https://tuckin.example/'],
    [`http://localhost:3000/basket/${token}`, 'http://localhost:3000/basket/:x'],
    [`HTTPS://TUCKIN.EXAMPLE/basket/${token}`, 'HTTPS://TUCKIN.EXAMPLE/basket/:x'],
    ['/faq?next=https://tuckin.example/menu', '/faq'],
    ['/order:1/nia', '/:x/:x'],
    ['https://nia:secret@tuckin.example/faq', 'https://tuckin.example/faq'],
    ['No such account: nia.morgan+tuck@example.co.uk!', 'No such account: :x!'],
    ['email: nia%40example.com', 'email: :x'],
    [`token ${token} is spent`, 'token :x is spent'],
    [`order ${id} is missing`, 'order :x is missing'],
    ['button.btn[aria-label="Basket, Nia"] > svg', 'button.btn[aria-label] > svg'],
    ['nobody delivers to E8 1AA', 'nobody delivers to :x'],
    ['ring 07700 900123 now', 'ring :x now'],
    ['nia@example.com or 07700 900123', ':x or :x'],
    ['1/2 of 3 and 12:30/13:00', '1/2 of 3 and 12:30/13:00'],
  ])('%s stays: %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  test('a long one takes no longer than it should', () => {
    const before = performance.now()
    for (const part of ['/a', 'a@', '[a="', '0-', 'https://', 'a1-']) scrubText(part.repeat(20_000))
    expect(performance.now() - before).toBeLessThan(2000)
  })
})
