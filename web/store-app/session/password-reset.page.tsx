import { staffLinks } from '#web/staff-links.ts'
import { PasswordReset } from '#web/staff/password/password-reset.tsx'

export default function StoreAppPasswordReset() {
  return (
    <PasswordReset
      profileType="partner"
      loginPath={staffLinks.storeAppLogin()}
      forgotPath={staffLinks.storeAppForgotPassword()}
    />
  )
}
