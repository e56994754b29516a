import type { BotCheckAction } from '#contract/session.ts'

/** What Google's script puts into the page. */
interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, asked: { action: string }): Promise<string>
}

let loading: Promise<Recaptcha> | null = null

/** Google's token for this visitor, its script loaded when it is first wanted. Rejects without it. */
export async function scoreByRecaptcha(siteKey: string, action: BotCheckAction): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    // The next form tries again.
    loading = null
    throw error
  })
  return (await loading).execute(siteKey, { action })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.addEventListener('error', () => reject(new Error('reCAPTCHA was not loaded')))
    script.addEventListener('load', () => {
      // It calls itself so, and nothing else in the page does.
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA has changed'))
    })
    document.head.append(script)
  })
}
