import type { RouterContextProvider } from 'react-router'
import type { ProductWithOptions } from '#contract/menu.ts'
import type { Service } from '#rules/orders/service.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text)

/** The dish in a page's query, if it is one of the store's. */
export async function readProduct(
  context: Readonly<RouterContextProvider>,
  id: string | null,
  { slug, service }: { slug: string; service: Service },
): Promise<ProductWithOptions | null> {
  if (id === null || !isId(id)) return null
  try {
    const call = callOnServer('getProductWithOptions')
    const product = await call(context, { params: { id }, query: { service } })
    return product.storeSlug === slug ? product : null
  } catch {
    return null // an old link to a dish still shows the menu
  }
}
