import { links } from '#web/links.ts'
import { PasswordReset } from '#web/staff/password/password-reset.tsx'

export default function OperatorPasswordReset() {
  return (
    <PasswordReset
      profileType="operator"
      loginPath={links.operatorLogin()}
      forgotPath={links.operatorForgotPassword()}
    />
  )
}
