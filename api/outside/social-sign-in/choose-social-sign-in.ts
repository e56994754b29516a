import type { SocialProvider } from '#contract/session.ts'
import type { Configuration } from '#api/configuration.ts'
import { createFacebookDriver } from './facebook.driver.ts'
import { createOpenIdDriver, GOOGLE_ISSUER } from './google.driver.ts'
import type { SocialDriver, SocialSignInPort } from './social-sign-in.port.ts'

/** The one client that the sandbox's providers know. */
const SANDBOX_CLIENT = { clientId: 'sandbox', clientSecret: 'sandbox' }

/** Who people can sign in with: providers that are connected, else those of the sandbox, else nobody. */
export function chooseSocialSignIn(
  configuration: Pick<Configuration, 'google' | 'facebook' | 'sandboxUrl'>,
): SocialSignInPort {
  const chosen: [SocialProvider, SocialDriver | null][] = [
    ['google', googleOf(configuration)],
    ['facebook', facebookOf(configuration)],
  ]
  return new Map(chosen.flatMap(([name, driver]) => (driver ? [[name, driver] as const] : [])))
}

type Chosen<Name extends 'google' | 'facebook'> = Pick<Configuration, Name | 'sandboxUrl'>

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
