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
import { RETURN_LANGUAGE } from './return-language.ts'
import { storeSocialAuth } from './social-return.ts'

interface SocialButtonsProps {
  target: SocialTarget
  /** It follows a form with a "Remember me" box. */
  isAfterChoice?: boolean | undefined
  /** Where it leads in the end; by default the return address of this dialog. */
  back?: string | undefined
}

/** The buttons to sign in with a provider, as far as the marketplace is connected to them. */
export function SocialButtons({ target, isAfterChoice = false, back }: SocialButtonsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ofAddress = useReturnHref()
  const leadsTo = back ?? ofAddress
  const { socialProviders } = useSiteFacts()
  if (socialProviders.length === 0) return null
  const leaveFor = (provider: SocialProvider) => {
    dispatch(socialAuthChanged({ target, provider, code: null }))
    storeSocialAuth({ target, provider, back: leadsTo })
  }
  const isLogin = target === 'login'
  return (
    <>
      <p className="or">{t(isLogin ? 'session.orLogInWith' : 'session.orSignUpWith')}</p>
      <div className="social">
        {socialProviders.flatMap((provider) => {
          const Logo = providerLogos[provider]
          const name = t(`session.providers.${provider}`)
          // Pressed before hydration, a link must have everything in its address: the style sheet shows the
          // one of two that fits the "Remember me" box.
          return (isAfterChoice ? [false, true] : [false]).map((isRemembered) => (
            <a
              key={`${provider} ${isRemembered}`}
              className={buttonClass({
                className: isRemembered ? 'if-remembered' : 'unless-remembered',
              })}
              href={links.socialSignIn(provider, target, {
                ...RETURN_LANGUAGE,
                back: leadsTo,
                isRemembered,
              })}
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

/** What the visitor agrees to, with links to both texts, which open beside the form. */
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
