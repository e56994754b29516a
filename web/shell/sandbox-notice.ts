import { sandbox } from '#web/messages/en/sandbox.ts'

/**
 * What every page says while outside services are stood in for. It comes with the page from the server,
 * so that no browser fetches words that it seldom shows.
 */
export const sandboxNotice: string = sandbox.notice
