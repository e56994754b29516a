import { staffLinks } from '#web/staff-links.ts'
import { PasswordReset } from '#web/staff/password/password-reset.tsx'

export default function OperatorPasswordReset() {
  return (
    <PasswordReset
      profileType="operator"
      loginPath={staffLinks.operatorLogin()}
      forgotPath={staffLinks.operatorForgotPassword()}
    />
  )
}
