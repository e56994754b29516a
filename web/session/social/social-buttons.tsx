import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useReturnHref } from '#web/navigation/use-dialogs.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { socialAuthChanged } from '#web/state/auth.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { providerLogos } from './provider-logos.tsx'
import { keepSocialAuth } from './social-return.ts'

interface SocialButtonsProps {
  target: SocialTarget
  /** It stands behind a form in which one can choose to be remembered. */
  isAfterChoice?: boolean | undefined
  /** Where it leads in the end; by itself what the address of this dialog says. */
  back?: string | undefined
}

/** The ways to sign in elsewhere, as far as the marketplace is connected to them. */
export function SocialButtons({ target, isAfterChoice = false, back }: SocialButtonsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ofAddress = useReturnHref()
  const leadsTo = back ?? ofAddress
  const { socialProviders } = useSiteFacts()
  if (socialProviders.length === 0) return null
  const leaveFor = (provider: SocialProvider) => {
    dispatch(socialAuthChanged({ target, provider, code: null }))
    keepSocialAuth({ target, provider, back: leadsTo })
  }
  const isLogin = target === 'login'
  return (
    <>
      <p className="or">{t(isLogin ? 'session.orLogInWith' : 'session.orSignUpWith')}</p>
      <div className="social">
        {socialProviders.flatMap((provider) => {
          const Logo = providerLogos[provider]
          const name = t(`session.providers.${provider}`)
          // Pressed before this page wakes up, a link knows all that it needs: of two, the style sheet
          // shows the one that is as chosen.
          return (isAfterChoice ? [false, true] : [false]).map((isRemembered) => (
            <a
              key={`${provider} ${isRemembered}`}
              className={buttonClass({
                className: isRemembered ? 'if-remembered' : 'unless-remembered',
              })}
              href={links.socialSignIn(provider, target, { back: leadsTo, isRemembered })}
              aria-label={t(isLogin ? 'session.logInWith' : 'session.signUpWith', {
                provider: name,
              })}
              onClick={() => leaveFor(provider)}
            >
              <Logo />
              {name}
            </a>
          ))
        })}
      </div>
      <p className="small muted social-terms">
        <TermsSentence of="socialTerms" />
      </p>
    </>
  )
}

/** What somebody agrees to, with both texts to read; they open beside what is being filled in. */
export function TermsSentence({ of }: { of: 'terms' | 'socialTerms' }) {
  const { t } = useTranslation()
  return marked(
    t(`session.${of}`),
    (part) => (
      <a href={hrefOf(links.terms())} target="_blank">
        {part}
      </a>
    ),
    (part) => (
      <a href={hrefOf(links.privacy())} target="_blank">
        {part}
      </a>
    ),
  )
}
