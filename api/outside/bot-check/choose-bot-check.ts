import type { Context } from '#api/context.ts'
import { createAltcha } from './altcha.driver.ts'
import { NO_BOT_CHECK, type BotCheckPort } from './bot-check.port.ts'
import { createRecaptcha, type BotCheckLog } from './recaptcha.driver.ts'

/** What tells people from machines: nothing by BOT_CHECK=off, reCAPTCHA where it has keys, else work. */
export function chooseBotCheck(
  { configuration, db, now }: Pick<Context, 'configuration' | 'db' | 'now'>,
  log: BotCheckLog,
): BotCheckPort {
  const { botCheck, recaptcha, recaptchaUrl, publicUrl, tokenSecret, formerTokenSecret } =
    configuration
  if (!botCheck) return NO_BOT_CHECK
  if (recaptcha) {
    const { hostname } = new URL(publicUrl)
    return createRecaptcha({ ...recaptcha, url: recaptchaUrl, hostname, log })
  }
  const former = formerTokenSecret === null ? [] : [formerTokenSecret]
  return createAltcha({ secrets: [tokenSecret, ...former], db, now })
}
