import { staffLinks } from '#web/staff-links.ts'
import { ForgotPassword } from '#web/staff/password/forgot-password.tsx'

export default function OperatorForgotPassword() {
  return <ForgotPassword profileType="operator" loginPath={staffLinks.operatorLogin()} />
}
