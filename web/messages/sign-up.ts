import { signUpErrors, socialSignUpErrors } from './en/errors.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { signUp: { error: signUpErrors, social: socialSignUpErrors } } })
