import { createHmac } from 'node:crypto'
import { hashOfSecret, setUpOf } from '#api/printing/printer-secret.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { localUrl } from './local-url.ts'

/** The secret of the printer of the demonstration, the same at each start: nothing has to store it. */
const secretOf = ({ tokenSecret }: Configuration): string =>
  createHmac('sha256', tokenSecret).update('sandbox printer').digest('base64url').slice(0, 26)

export const printerHash = (configuration: Configuration): string =>
  hashOfSecret(secretOf(configuration))

/** What would be typed into that printer, which is in the sandbox of this machine. */
export function printerSetUp(configuration: Configuration) {
  const { url, user, password } = setUpOf({ configuration }, 'star', secretOf(configuration))
  const path = new URL(url).pathname
  return { url: localUrl(configuration) + path, user: user ?? '', password: password ?? '' }
}
