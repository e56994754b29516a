import type { Configuration } from '#api/settings/configuration.ts'
import { NO_MONITORING, type MonitoringPort } from './monitoring.port.ts'
import { createSentry, type MonitoringLog } from './sentry.driver.ts'

/** Where errors are reported to: a project of Sentry's where there is one, else nowhere. */
export function chooseMonitoring(
  { sentry, nodeEnv }: Pick<Configuration, 'sentry' | 'nodeEnv'>,
  log: MonitoringLog,
): MonitoringPort {
  return sentry
    ? createSentry({ envelopeUrl: sentry.envelopeUrl, environment: nodeEnv, log })
    : NO_MONITORING
}
