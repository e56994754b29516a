import { auditLog } from './en/audit-log.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { auditLog } })
