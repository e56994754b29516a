import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret of a key as a page shows it, such as "Key: ABCD EFGH". */
export function secretOf(shown: string): Buffer {
  const key = shown.replace('Key: ', '').replaceAll(' ', '')
  const bits = [...key].map((each) => LETTERS.indexOf(each).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows at the time of the page, as RFC 6238 says. */
export async function codeIn(page: Page, secret: Buffer, stepsAhead = 0): Promise<string> {
  const step = Math.floor((await page.evaluate(() => Date.now())) / 30_000) + stepsAhead
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
