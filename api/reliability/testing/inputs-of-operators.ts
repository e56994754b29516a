import { randomUUID } from 'node:crypto'
import { retentionDays } from '#rules/privacy/retention.ts'

const SITE_TEXT = { en: { title: 'About us', body: 'Hello.' }, cy: null, isInFooter: true }

const BANNER = { textEn: 'Hello', fromDay: '2026-05-15', toDay: '2026-05-16' }

const noCode = 'a'.repeat(64)

/** Calls of the console about whoever runs the marketplace. */
export function givenAboutOperators(): Record<string, { query?: string; body?: object }> {
  return {
    refundOperatorOrder: { body: { reason: 'Cold food', payer: 'marketplace' } },
    reprintForStore: { body: { printerId: randomUUID(), kind: 'kitchen', note: 'Paper was out' } },
    inviteOperator: { body: { email: `${randomUUID()}@example.com`, role: 'support' } },
    changeOperator: { body: { role: 'support' } },
    openOperatorInvitation: { body: { code: noCode } },
    acceptOperatorInvitation: {
      body: { code: noCode, firstName: 'Sam', lastName: 'Taylor', password: 'chips & gravy' },
    },
    changeStoragePeriods: { body: { days: retentionDays({}), version: 0 } },
    addBanner: { body: BANNER },
    changeBanner: { body: { ...BANNER, version: 1 } },
    saveSiteText: { body: { text: SITE_TEXT, revision: 0 } },
    publishSiteText: { body: { revision: 0 } },
    withdrawSiteText: { body: { revision: 0 } },
    restoreSiteText: { body: { revision: 0 } },
    previewSiteText: { body: { text: SITE_TEXT, language: 'en' } },
    answerEnquiry: { body: { text: 'It was a mistake.', version: 0 } },
    actOnEnquiry: { body: { act: 'take', version: 0 } },
    addEnquiryNote: { body: { text: 'Rang them.' } },
    ...givenAboutPayouts(),
    ...givenAboutSecondFactors(),
    retryJobs: { body: { task: 'send-bank-notice' } },
    pauseArea: {
      body: { area: 'ZE3', until: '2026-05-15T20:00:00.000Z', reason: 'The road is flooded' },
    },
    clearErrors: { body: { route: 'GET /api/v1/nothing' } },
    getAuditCsv: { query: 'from=2026-05-01&to=2026-05-15' },
    getReport: { query: 'from=2026-05-01&to=2026-05-31' },
    getReportCsv: { query: 'from=2026-05-01&to=2026-05-31&table=stores' },
  }
}

function givenAboutPayouts(): Record<string, { body: object }> {
  return {
    changeBillingDetails: { body: BILLING_DETAILS },
    changeStorePayments: { body: { paysBy: 'bank' } },
    makePayoutRun: { body: { until: '2026-04-30' } },
    approvePayoutRun: { body: { version: '0'.repeat(32) } },
    discardPayoutRun: { body: { reason: 'Made too early' } },
    removePayout: { body: { reason: 'The account is wrong' } },
    returnPayout: { body: { reason: 'Account closed' } },
    checkPayoutAccount: { body: { since: '2026-04-30T12:00:00.000Z' } },
  }
}

function givenAboutSecondFactors(): Record<string, { body: object }> {
  const guess = { password: 'a guess' }
  const credential = { id: 'unknown', response: {} }
  return {
    beginApp: { body: guess },
    confirmApp: { body: { code: '000000' } },
    beginPasskey: { body: guess },
    addPasskey: { body: { credential } },
    removeSecondFactor: { body: { ...guess, passkeyId: null } },
    replaceRecoveryCodes: { body: guess },
    beginPasskeySignIn: { body: { challenge: noCode } },
    completeSignIn: { body: { challenge: noCode, factor: { kind: 'passkey', credential } } },
  }
}

const BILLING_DETAILS = {
  accountName: '',
  sortCode: '',
  accountNumber: '',
  serviceUserNumber: '',
  payoutMinimumPence: 0,
  version: 0,
}
