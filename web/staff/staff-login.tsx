import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { Brand } from '#web/page/brand.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

const table = [
  { picture: 'curry-rice', vessel: 'bare', x: 50, y: 62, size: 150, turn: -8 },
  { picture: 'flatbread', vessel: 'board', x: 16, y: 40, size: 104, turn: 12 },
  { picture: 'green-salad', vessel: 'bare', x: 86, y: 46, size: 108, turn: 6 },
] as const

interface StaffCardProps {
  title: string
  text: string
  children: ReactNode
}

/** The card in which those log in who work here, or do what comes before that. */
export function StaffCard({ title, text, children }: StaffCardProps) {
  const { t } = useTranslation()
  return (
    <main id="main" className="store-login">
      <div className="login-card">
        <TableSetting seed="" cloth="rhubarb" weave="gingham" dishes={table} isMain />
        <div className="login-body">
          <span className="login-logo">
            <Brand />
          </span>
          <div>
            <h1>{title}</h1>
            <p className="soft">{text}</p>
          </div>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {children}
        </div>
      </div>
    </main>
  )
}

interface StaffLoginProps extends LoginFormProps {
  title: string
  text: string
  forgotPath: string
  /** Below the way to a new password. */
  more?: ReactNode
  /** The page's head. */
  children: ReactNode
}

export function StaffLogin({ title, text, forgotPath, more, children, ...form }: StaffLoginProps) {
  const { t } = useTranslation()
  return (
    <StaffCard {...{ title, text }}>
      {children}
      <LoginForm {...form} />
      <Link className="small strong" to={forgotPath}>
        {t('storeApp.forgot')}
      </Link>
      {more}
    </StaffCard>
  )
}
