import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/chromium.ts'

export default defineConfig({
  globalSetup: './journeys/marketplace/build-first.ts',
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: await chromiumPath(),
    actionTimeout: 10_000,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
