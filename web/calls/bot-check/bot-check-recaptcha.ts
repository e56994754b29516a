import type { BotCheckAction } from '#contract/session.ts'
import { loadScript } from '#web/calls/load-script.ts'

/** What Google's script puts into the page. */
interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Google's token for this visitor, its script loaded when it is first wanted. Rejects without it. */
export async function scoreByRecaptcha(siteKey: string, action: BotCheckAction): Promise<string> {
  const url = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
  // It calls itself so, and nothing else in the page does.
  const recaptcha = await loadScript(url, () => (window as { grecaptcha?: Recaptcha }).grecaptcha)
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}
