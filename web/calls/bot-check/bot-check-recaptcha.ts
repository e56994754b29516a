import type { BotCheckAction } from '#contract/session.ts'
import { loadScript } from '#web/calls/load-script.ts'

/** The global of Google's script. */
interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Google's token for this visitor; loads the script at the first use. Rejects without it. */
export async function scoreByRecaptcha(siteKey: string, action: BotCheckAction): Promise<string> {
  const url = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
  // Google gives it this name, and nothing else in the page has it.
  const recaptcha = await loadScript(url, () => (window as { grecaptcha?: Recaptcha }).grecaptcha)
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}
