import { staffLinks } from '#web/staff-links.ts'
import { ForgotPassword } from '#web/staff/password/forgot-password.tsx'

export default function StoreAppForgotPassword() {
  return <ForgotPassword profileType="partner" loginPath={staffLinks.storeAppLogin()} />
}
