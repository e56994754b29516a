import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/chromium.ts'

const chromium = await chromiumPath()

/**
 * A machine that tests for others may be three times slower than usual, or busy with something else:
 * what arrives at last is as good there. The list says which journey was tried again.
 */
const isPatient = !!process.env['CI']

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ownMarketplaces = /(connect-services|report-errors|set-up-a-marketplace)\.journey\.ts$/
// Phones show what moves; whoever sits at a desktop has asked their system to keep things still.
const desktop = {
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
}

/** What is worth its price to people who stay, and is not where each page is open for a second. */
const forShortVisits = [
  // Drawing pictures takes a fifth of the time of a page; see-only-ones-own.journey.ts asks for each.
  '--blink-settings=imagesEnabled=false',
  // Scripts are compiled as they come, and not again for running longer.
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
]

export default defineConfig({
  globalSetup: './journeys/marketplace/shared-marketplace.ts',
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: isPatient ? 2 : 0,
  timeout: isPatient ? 300_000 : 60_000,
  expect: { timeout: isPatient ? 30_000 : 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // It would answer in place of what a journey puts in the way of a request.
    serviceWorkers: 'block',
    launchOptions: { ...chromium, args: [...chromium.args, ...forShortVisits] },
    actionTimeout: isPatient ? 30_000 : 10_000,
  },
  projects: [
    // Marketplaces of their own begin first, so that at the end nobody waits for one alone.
    { name: 'services', testMatch: ownMarketplaces, use: desktop },
    // A journey is walked on both only if it says neither.
    { name: 'phone', testIgnore: ownMarketplaces, grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testIgnore: ownMarketplaces, grepInvert: /@phone/, use: desktop },
  ],
})
