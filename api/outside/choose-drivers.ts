import { join } from 'node:path'
import type { Context } from '#api/context.ts'
import { type ContentPort, OWN_CONTENT } from '#api/outside/content/content.port.ts'
import { type ContentLog, createStrapi } from '#api/outside/content/strapi.driver.ts'
import { type MonitoringPort, NO_MONITORING } from '#api/outside/monitoring/monitoring.port.ts'
import { createSentry, type MonitoringLog } from '#api/outside/monitoring/sentry.driver.ts'
import { createDiskStorage } from '#api/outside/storage/disk.driver.ts'
import { createS3Storage } from '#api/outside/storage/s3.driver.ts'
import type { StoragePort } from '#api/outside/storage/storage.port.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { createAltcha } from './bot-check/altcha.driver.ts'
import { type BotCheckPort, NO_BOT_CHECK } from './bot-check/bot-check.port.ts'
import { type BotCheckLog, createRecaptcha } from './bot-check/recaptcha.driver.ts'

/** The bot check: none with BOT_CHECK=off, reCAPTCHA with its keys, else proof of work. */
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

/** Where the footer comes from: Strapi with its address, else the website itself. */
export function chooseContent(
  { strapi, publicUrl }: Pick<Configuration, 'strapi' | 'publicUrl'>,
  log: ContentLog,
): ContentPort {
  return strapi ? createStrapi({ ...strapi, publicUrl, log }) : OWN_CONTENT
}

/** Where errors are reported to: a Sentry project if there is one, else nowhere. */
export function chooseMonitoring(
  { sentry, nodeEnv }: Pick<Configuration, 'sentry' | 'nodeEnv'>,
  log: MonitoringLog,
): MonitoringPort {
  return sentry
    ? createSentry({ envelopeUrl: sentry.envelopeUrl, environment: nodeEnv, log })
    : NO_MONITORING
}

/** The connected bucket, else a folder of DATA_DIR. */
export function chooseStorage({ s3, dataDir }: Pick<Configuration, 's3' | 'dataDir'>): StoragePort {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, 'files'))
}
