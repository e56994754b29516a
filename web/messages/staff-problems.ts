import { staffProblems } from './en/staff-problems.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { staffProblems } })
