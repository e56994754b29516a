import '#web/messages/store-app.ts'
import type { ComponentProps } from 'react'
import type { ProfileType } from '#contract/session.ts'
import { passwordMinimumOf } from '#rules/session/password-minimum.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

type StaffPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>

/** The password of somebody of a restaurant or the marketplace, whom it lets in already. */
export function StaffPasswordField(props: StaffPasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...props}
      showLabel={t('storeApp.showPassword')}
      hideLabel={t('storeApp.hidePassword')}
    />
  )
}

interface NewPasswordFieldProps extends StaffPasswordFieldProps {
  /** Whose it becomes: operators need a longer one. */
  profileType: ProfileType
}

/** A password that is chosen, with how long it has to be. */
export function NewPasswordField({ profileType, ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const { passwordMinimum } = useSiteFacts()
  const count = passwordMinimumOf(profileType, passwordMinimum)
  return (
    <StaffPasswordField
      {...props}
      hint={t('storeApp.newPasswordHint', { count })}
      autoComplete="new-password"
    />
  )
}
