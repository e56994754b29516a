import { useEffect, useRef } from 'react'
import type { Printer, PrinterSetUp } from '#contract/partner/printers.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What is typed into a printer, until it has been. */
export interface ShownSetUp {
  printer: Printer
  setUp: PrinterSetUp
}

/** What is typed into the set-up of a printer, shown this once. It takes the focus, as it is what comes next. */
export function SetUp({ printer, setUp, onDone }: ShownSetUp & { onDone: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel stack" aria-labelledby="set-up">
      <h2 id="set-up" ref={heading} tabIndex={-1}>
        {t('printers.setUpTitle', { name: printer.name })}
      </h2>
      <p>{t(`printers.setUp.${printer.kind}`)}</p>
      <dl className="facts">
        {(['url', 'user', 'password'] as const).map((part) => {
          const value = setUp[part]
          return (
            value !== null && (
              <div key={part}>
                <dt>{t(`printers.${part}`)}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <p className="small soft">{t('printers.setUpOnce')}</p>
      <div>
        <Button onClick={onDone}>{t('printers.setUpDone')}</Button>
      </div>
    </section>
  )
}
