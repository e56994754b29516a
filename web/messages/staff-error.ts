// First, because it would replace these.
import './error.ts'
import { errors } from './en/errors.ts'
import { staffErrors } from './en/staff-errors.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { error: { ...errors, ...staffErrors } } })
