import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useSiteFacts } from '../shell/use-site-facts.ts'
import { socialAuthChanged } from '../state/auth.slice.ts'
import { useAppDispatch } from '../state/store.ts'
import { keepSocialAuth } from './kept-social-auth.ts'
import { FacebookLogo, GoogleLogo } from './provider-logos.tsx'
import { TermsSentence } from './terms-sentence.tsx'
import { useReturnHref } from '../shell/use-dialogs.ts'

const logos = { google: GoogleLogo, facebook: FacebookLogo } satisfies Record<
  SocialProvider,
  unknown
>

interface SocialButtonsProps {
  target: SocialTarget
  /** Asked for when somebody leaves for a provider. */
  isRemembered?: (() => boolean) | undefined
  /** Where it leads in the end; by itself what the address of this dialog says. */
  back?: string | undefined
}

/** The ways to sign in elsewhere, as far as the marketplace is connected to them. */
export function SocialButtons({ target, isRemembered, back }: SocialButtonsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ofAddress = useReturnHref()
  const leadsTo = back ?? ofAddress
  const { socialProviders } = useSiteFacts()
  if (socialProviders.length === 0) return null
  const leaveFor = (provider: SocialProvider) => {
    dispatch(socialAuthChanged({ target, provider, code: null }))
    keepSocialAuth({
      target,
      provider,
      rememberMe: isRemembered?.() ?? false,
      back: leadsTo,
    })
  }
  const isLogin = target === 'login'
  return (
    <>
      <p className="or">{t(isLogin ? 'session.orLogInWith' : 'session.orSignUpWith')}</p>
      <div className="social">
        {socialProviders.map((provider) => {
          const Logo = logos[provider]
          const name = t(`session.providers.${provider}`)
          return (
            <a
              key={provider}
              className={buttonClass()}
              // Pressed before this page wakes up, it knows all that it needs.
              href={links.socialSignIn(provider, target, leadsTo)}
              aria-label={t(isLogin ? 'session.logInWith' : 'session.signUpWith', {
                provider: name,
              })}
              onClick={() => leaveFor(provider)}
            >
              <Logo />
              {name}
            </a>
          )
        })}
      </div>
      <p className="small muted social-terms">
        <TermsSentence of="socialTerms" />
      </p>
    </>
  )
}
