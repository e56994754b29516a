import '#web/messages/session.ts'
import '#web/messages/your-data.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { SocialTarget, User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { links } from '#web/links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { providerLogos } from '#web/session/social/provider-logos.tsx'
import { RETURN_LANGUAGE } from '#web/session/social/return-language.ts'
import { SocialProblem } from '#web/session/social/social-problem.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import type { SocialProof } from './use-social-proof.ts'

interface IdentityFieldsProps {
  user: User
  /** The purpose of the proof, which decides where a provider leads back to. */
  target: SocialTarget
  social: SocialProof
  /** The props of the password field. */
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Proves that the account's owner is asking: by the password, or by a provider if there is none. */
export function IdentityFields({ user, target, social, field, error }: IdentityFieldsProps) {
  const { t } = useTranslation()
  if (user.hasPassword)
    return (
      <PasswordField
        label={t('yourData.proofPassword')}
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
        aria-required
        error={error}
        {...field}
      />
    )
  if (social.proof)
    return (
      <Banner variant="positive" isAnnounced>
        {t('yourData.proven', { provider: t(`session.providers.${social.proof.provider}`) })}
      </Banner>
    )
  return <ByProvider target={target} social={social} />
}

function ByProvider({ target, social }: Pick<IdentityFieldsProps, 'target' | 'social'>) {
  const { t } = useTranslation()
  const { socialProviders } = useSiteFacts()
  if (socialProviders.length === 0)
    return (
      <p>
        <Link to={links.account('details')}>{t('yourData.proofNone')}</Link>
      </p>
    )
  return (
    <>
      <SocialProblem problem={social.problem} />
      <p>{t('yourData.proofByProvider')}</p>
      <div className="row wrap identity-providers">
        {socialProviders.map((provider) => {
          const Logo = providerLogos[provider]
          return (
            <a
              key={provider}
              className={buttonClass()}
              href={links.socialSignIn(provider, target, RETURN_LANGUAGE)}
            >
              <Logo />
              {t('yourData.proofWith', { provider: t(`session.providers.${provider}`) })}
            </a>
          )
        })}
      </div>
    </>
  )
}

/** The message below the field of a password that proves identity. */
export function passwordProblem(
  t: Translate,
  error: { type: string } | undefined,
): string | undefined {
  if (!error) return undefined
  return error.type === 'INCORRECT_PASSWORD'
    ? t('error.INCORRECT_PASSWORD')
    : t('validation.enter.currentPassword')
}
