import { Check, Circle } from 'lucide-react'
import { passwordStrength, strengthCount } from '#rules/session/password-strength.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '../messages/use-translation.ts'

const names = ['none', 'weak', 'fair', 'good', 'strong'] as const

interface PasswordStrengthProps {
  /** For the field that it describes. */
  id: string
  password: string
}

/** How strong a password is as it is typed, and what would make it stronger. */
export function PasswordStrength({ id, password }: PasswordStrengthProps) {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  const met = strengthCount(strength)
  const name = t(`session.strengths.${names[met]}`)
  const hints = [
    { isMet: strength.isLong, text: t('session.hintLength') },
    { isMet: strength.hasBothCases, text: t('session.hintCases') },
    { isMet: strength.hasNumber, text: t('session.hintNumber') },
    { isMet: strength.hasSpecial, text: t('session.hintSpecial') },
  ]
  return (
    <div className="password-strength">
      <div className="strength" role="img" aria-label={t('session.strength', { name, met })}>
        {hints.map(({ text }, index) => (
          <i key={text} className={classNames(index < met && 'on')} />
        ))}
      </div>
      <ul className="hints" id={id}>
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
