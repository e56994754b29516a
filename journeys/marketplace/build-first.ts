import { buildWeb } from '#tools/build-web.ts'

/** Journeys walk through the website as it is in the sources now. */
// oxlint-disable-next-line import/no-default-export -- so Playwright asks
export default async function buildFirst(): Promise<void> {
  await buildWeb({ log: (line) => process.stdout.write(`${line}\n`) })
}
