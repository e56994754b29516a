/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import { test as base } from '../journey.ts'
import { startMapServer, type MapServer } from './map-server.ts'

/** A marketplace that is connected to a street map, a content service, Sentry and reCAPTCHA. */
export const test = base.extend<object, { mapServer: MapServer; services: RunningSandbox }>({
  services: [
    async ({}, lend) => {
      const services = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
      await lend(services)
      await services.stop()
    },
    { scope: 'worker' },
  ],
  mapServer: [
    async ({}, lend) => {
      const server = await startMapServer()
      await lend(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mapServer, services }, lend) =>
      lend({
        CONTENT_URL: `${services.url}/strapi/v5`,
        SENTRY_DSN: `${services.url.replace('//', '//key@')}/sentry/1`,
        MAP_STYLE_URL: mapServer.styleUrl,
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET_KEY: 'secret-key',
        RECAPTCHA_URL: 'http://127.0.0.1:9/siteverify',
        LOG_LEVEL: 'error',
      }),
    { scope: 'worker' },
  ],
})
