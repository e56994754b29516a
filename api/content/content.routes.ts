import { contentCalls } from '#contract/content.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'

/** The operator's texts in a content service. They are loaded in advance, so nobody waits for them. */
export function contentRoutes(serve: Serve, { content }: Context): void {
  serve(contentCalls.getFooter, () => ({ footer: content.footer() }))
}
