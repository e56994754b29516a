import { createPrivateKey } from 'node:crypto'
import type { SocialProvider } from '#contract/session.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import type { AppleClient } from '#api/settings/apple-configuration.ts'
import { createAppleDriver } from './apple.driver.ts'
import { createFacebookDriver } from './facebook.driver.ts'
import { createOpenIdDriver, GOOGLE_ISSUER } from './google.driver.ts'
import type { SocialDriver, SocialSignInPort } from './social-sign-in.port.ts'

/** The one client that the sandbox's providers know. */
const SANDBOX_CLIENT = { clientId: 'sandbox', clientSecret: 'sandbox' }

/** The providers people can sign in with: the connected ones, else those of the sandbox, else none. */
export function chooseSocialSignIn(
  configuration: Chosen<'google' | 'facebook' | 'apple'>,
): SocialSignInPort {
  const chosen: [SocialProvider, SocialDriver | null][] = [
    ['google', googleOf(configuration)],
    ['facebook', facebookOf(configuration)],
    ['apple', appleOf(configuration)],
  ]
  return new Map(chosen.flatMap(([name, driver]) => (driver ? [[name, driver] as const] : [])))
}

type Chosen<Name extends 'google' | 'facebook' | 'apple'> = Pick<Configuration, Name | 'sandboxUrl'>

function googleOf({ google, sandboxUrl }: Chosen<'google'>): SocialDriver | null {
  if (google) return createOpenIdDriver({ ...google, issuer: GOOGLE_ISSUER })
  if (sandboxUrl === null) return null
  return createOpenIdDriver({ ...SANDBOX_CLIENT, issuer: `${sandboxUrl}/google-sign-in` })
}

function facebookOf({ facebook, sandboxUrl }: Chosen<'facebook'>): SocialDriver | null {
  if (facebook) return createFacebookDriver(facebook)
  if (sandboxUrl === null) return null
  const url = `${sandboxUrl}/facebook-sign-in`
  return createFacebookDriver({ ...SANDBOX_CLIENT, dialogUrl: url, graphUrl: url })
}

function appleOf({ apple, sandboxUrl }: Chosen<'apple'>): SocialDriver | null {
  if (apple) return createAppleDriver(apple)
  if (sandboxUrl === null) return null
  return createAppleDriver({ ...sandboxApple(), issuer: `${sandboxUrl}/apple-sign-in` })
}

/** The key of the one client that the sandbox's Apple knows. It is published, and valid for nothing else. */
function sandboxApple(): AppleClient {
  const der = Buffer.from(SANDBOX_APPLE_KEY, 'base64')
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { clientId: 'sandbox', teamId: 'SANDBOX', keyId: 'SANDBOXKEY', privateKey }
}

const SANDBOX_APPLE_KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXoJkHFIodS/5LwdoRA2vmyvYPwqjEt0gywqM9Gzf8eOh' +
  'RANCAAQE+onDtIvapAjLWxTFn9EjiSMkAABbjImLUGzNlBrwklyioIMe4n5VA62AJQD6eYEnWGOIKGzaq9PrCt6EkiJb'
