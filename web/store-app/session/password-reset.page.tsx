import { links } from '#web/links.ts'
import { PasswordReset } from '#web/staff/password/password-reset.tsx'

export default function StoreAppPasswordReset() {
  return (
    <PasswordReset
      profileType="partner"
      loginPath={links.storeAppLogin()}
      forgotPath={links.storeAppForgotPassword()}
    />
  )
}
