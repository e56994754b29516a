import { contentCalls } from '#contract/content.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'

/** What the operator writes in a content service. It is asked beforehand, so nobody waits for it. */
export function contentRoutes(serve: Serve, { content }: Context): void {
  serve(contentCalls.getFooter, () => ({ footer: content.footer() }))
}
