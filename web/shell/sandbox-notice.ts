import { sandbox } from '#web/messages/en/sandbox.ts'

/**
 * The notice of every page while outside services are the sandbox. The server sends it with the page, so that
 * no browser loads words that are seldom shown.
 */
export const sandboxNotice: string = sandbox.notice
