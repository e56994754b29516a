import { signUpErrors } from './en/errors.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { signUp: { error: signUpErrors } } })
