import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/chromium.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

export default defineConfig({
  globalSetup: './journeys/marketplace/build-first.ts',
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
    launchOptions: await chromiumPath(),
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop|@later/, use: phone },
    { name: 'desktop', grepInvert: /@phone|@later/, use: desktop },
    // Each project has marketplaces of its own: those who wait for hours would end the evening for
    // all who order after them.
    { name: 'phone, hours later', grep: /@later/, grepInvert: /@desktop/, use: phone },
    { name: 'desktop, hours later', grep: /@later/, grepInvert: /@phone/, use: desktop },
  ],
})
