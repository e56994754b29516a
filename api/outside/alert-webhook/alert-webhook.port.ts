/** Where alerts go besides operators: a chat, or whatever wakes somebody. */
export interface AlertWebhookPort {
  /** Rejects unless it was taken. The id is the same at every try. */
  send(alert: { id: string; text: string }, signal?: AbortSignal): Promise<void>
}
