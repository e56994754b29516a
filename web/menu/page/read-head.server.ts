import type { RouterContextProvider } from 'react-router'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { LANGUAGE } from '#web/language.ts'
import { structuredData } from '#web/page/structured-data.ts'
import type { Head } from './menu-head.tsx'

/** Reads a store's metadata. */
export async function readHead(
  context: Readonly<RouterContextProvider>,
  params: { slug: string },
): Promise<Head> {
  const read = callOnServer('getStoreMetaData')
  const meta = await read(context, { params, query: { language: LANGUAGE } })
  context.set(structuredData, [meta.structuredData, meta.breadcrumbs])
  const { title, description, image } = meta
  return { title, description, image }
}
