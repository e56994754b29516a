import { Check, Circle } from 'lucide-react'
import { longFrom, passwordStrength, strengthCount } from '#rules/session/password-strength.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const names = ['none', 'weak', 'fair', 'good', 'strong'] as const

interface PasswordStrengthProps {
  /** The id of the field that it describes. */
  id: string
  password: string
}

/** The requirements of a password, and, separately, what makes it stronger, as it is typed. */
export function PasswordStrength({ id, password }: PasswordStrengthProps) {
  const { t } = useTranslation()
  const { passwordMinimum: minimum } = useSiteFacts()
  const strength = passwordStrength(password, minimum)
  const isEnough = [...password.trim()].length >= minimum
  const met = strengthCount(strength)
  const name = t(`session.strengths.${names[met]}`)
  const hints = [
    { isMet: strength.isLong, text: t('session.hintLength', { count: longFrom(minimum) }) },
    { isMet: strength.hasBothCases, text: t('session.hintCases') },
    { isMet: strength.hasNumber, text: t('session.hintNumber') },
    { isMet: strength.hasSpecial, text: t('session.hintSpecial') },
  ]
  return (
    <div className="password-strength" id={id}>
      <p className={classNames('needed', isEnough && 'ok')}>
        <Icon of={isEnough ? Check : Circle} />
        <span>
          {t('session.passwordNeeds', { count: minimum })}
          {isEnough && <span className="sr">{t('session.hintMet')}</span>}
        </span>
      </p>
      <p className="small soft">{t('session.passwordNotCommon')}</p>
      <div className="strength" role="img" aria-label={t('session.strength', { name, met })}>
        {hints.map(({ text }, index) => (
          <i key={text} className={classNames(index < met && 'on')} />
        ))}
      </div>
      <p className="small strong">{t('session.strongerWith')}</p>
      <ul className="hints">
        {hints.map(({ isMet, text }) => (
          <li key={text} className={classNames(isMet && 'ok')}>
            <Icon of={isMet ? Check : Circle} />
            {text}
            {isMet && <span className="sr">{t('session.hintMet')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
