/** Where errors are reported to, besides the log. */
export interface MonitoringPort {
  /** Reports an error that was logged, with the fields it was logged with. Never waits, never throws. */
  report(error: Error, message: string, fields: Readonly<Record<string, unknown>>): void
  /** Waits a moment for reports that are under way. */
  close(): Promise<void>
}

export const NO_MONITORING: MonitoringPort = { report: () => {}, close: async () => {} }
