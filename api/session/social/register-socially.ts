import type { Context } from '#api/context.ts'
import { signInSocially, type SocialSignIn } from './log-in-socially.ts'

/**
 * Makes an account of whom a provider has just named, and signs it in. Throws EXISTING_USER where
 * there is one, and what `logInSocially` throws.
 */
export function registerSocially(context: Context, asked: SocialSignIn) {
  return signInSocially(context, asked, { mayExist: false })
}
