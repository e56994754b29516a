/** A reason not to start. Its message is one clear sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** Whether the error is the operating system's with that code, such as ENOENT. */
export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
