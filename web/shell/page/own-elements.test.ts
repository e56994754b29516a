import { expect, test } from 'vitest'
import { rewritePage } from '#web/page/rewrite-page.ts'
import { OwnElements } from './own-elements.ts'

function sent(html: string) {
  const own = new OwnElements('n0')
  return { html: rewritePage(html, [(element) => own.unmarked(element)]), hashes: own.hashes }
}

// openssl dgst -sha256 -binary | base64
const HASH_OF_GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

test('what the website marked has no mark any more, and the policy knows its contents', () => {
  const html =
    '<link nonce="n0" rel="preload"/><script nonce="n0" async>go()</script>' +
    '<script nonce="n0" type="module" src="/a.js"></script><style nonce="n0">go()</style>'
  expect(sent(html)).toEqual({
    html: html.replaceAll(' nonce="n0"', ''),
    hashes: { scripts: HASH_OF_GO, styles: HASH_OF_GO },
  })
})

test('a script that somebody else wrote is not allowed, whatever it says', () => {
  const html = '<script nonce="n1">go()</script><script>x=" nonce=\\"n0\\""</script>'
  expect(sent(html)).toEqual({ html, hashes: { scripts: '', styles: '' } })
})

test('the same script counts once', () => {
  const script = '<script nonce="n0">go()</script>'
  expect(sent(script + script).hashes.scripts).toBe(HASH_OF_GO)
})
