import type { TestApp } from '#api/testing/test-app.ts'

/** What anybody is answered at an address. */
export async function publicAnswer(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  query: Record<string, string> = {},
) {
  const response = await app.inject({ url: `/api/v1${path}`, query })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
