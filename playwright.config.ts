import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/chromium.ts'

const chromium = await chromiumPath()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

export default defineConfig({
  globalSetup: './journeys/marketplace/shared-marketplace.ts',
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy with something else may be late once; the list says which journey was.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Drawing pictures takes a fifth of the time of a page; keep-to-oneself.journey.ts asks for each.
    launchOptions: {
      ...chromium,
      args: [...chromium.args, '--blink-settings=imagesEnabled=false'],
    },
    actionTimeout: 10_000,
  },
  projects: [
    // A journey is walked on both only if it says neither.
    { name: 'phone', grepInvert: /@desktop/, use: phone },
    { name: 'desktop', grepInvert: /@phone/, use: desktop },
  ],
})
