import { workAsStaff } from './en/work-as-staff.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { workAsStaff } })
