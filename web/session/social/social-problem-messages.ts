import '#web/messages/error.ts'
import '#web/messages/session.ts'
import type { SocialProvider } from '#contract/session.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { t } from '#web/messages/i18n.ts'

interface SocialTrouble {
  provider: SocialProvider
  /** What stands in the address, or what the server has answered; null where nothing was said. */
  error: string | null
}

const GENERIC = {
  google: 'SOCIAL_AUTH_FAILED_GOOGLE',
  facebook: 'SOCIAL_AUTH_FAILED_FACEBOOK',
  apple: 'SOCIAL_AUTH_FAILED_APPLE',
} as const satisfies Record<SocialProvider, string>

/** Why a provider has signed nobody in, and whether that was somebody's own wish. */
export function socialProblemOf({ provider, error }: SocialTrouble) {
  if (error === 'cancelled') {
    const text = t('session.socialCancelled', { provider: t(`session.providers.${provider}`) })
    return { text, isCancelled: true }
  }
  // The catalogue's own sentence names Facebook.
  if (error === 'SOCIAL_AUTH_NO_EMAIL' && provider !== 'facebook') {
    const text = t('session.socialNoEmail', { provider: t(`session.providers.${provider}`) })
    return { text, isCancelled: false }
  }
  const code =
    error === null || error === 'failed'
      ? GENERIC[provider]
      : error === 'busy'
        ? 'TOO_MANY_REQUESTS'
        : error
  return { text: textOfFailure({ status: 0, code, details: {}, fields: [] }), isCancelled: false }
}
