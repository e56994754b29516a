import type { Page } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Session } from '../marketplace/sessions.ts'

/** Puts a session into this browser, until it is closed: its next page is signed in. */
export function bringSession(page: Page, session: Session): Promise<void> {
  return bring(page, PERSISTENCE_KEY, session)
}

/** The same for the staff of a store, or of the marketplace, besides any customer. */
export function bringStaffSession(
  page: Page,
  staff: 'partner' | 'operator',
  session: Session,
): Promise<void> {
  return bring(page, `${PERSISTENCE_KEY}.${staff}`, session)
}

async function bring(page: Page, key: string, { user, tokens }: Session): Promise<void> {
  const auth = {
    isAuthenticated: true,
    user,
    ...tokens,
    rememberMe: false,
    mark: tokens.refreshToken,
  }
  await page.addInitScript(
    ([ofAll, brought, stored]) => {
      // Frames of others, and a blank page, have no storage of ours; and logging out stays.
      if (window !== top || !location.protocol.startsWith('http')) return
      if (sessionStorage.getItem(brought)) return
      sessionStorage.setItem(brought, 'true')
      const { mark } = stored
      const shared = JSON.parse(localStorage.getItem(ofAll) ?? '{}') as object
      localStorage.setItem(ofAll, JSON.stringify({ ...shared, mark }))
      sessionStorage.setItem(ofAll, JSON.stringify({ auth: stored }))
    },
    [key, `${key}.brought.${auth.mark.slice(0, 8)}`, auth] as const,
  )
}
