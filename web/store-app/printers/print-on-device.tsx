import { useState } from 'react'
import type { DevicePrinting } from '#rules/printing/device-tickets.ts'
import { TICKET_KINDS, type TicketKind } from '#rules/printing/ticket.ts'
import { Switch } from '#ui/form/switch.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { readDevicePrinting, writeDevicePrinting } from './device-printing.ts'

/** Whether this device prints accepted orders by itself, and which tickets of each. */
export function PrintOnDevice({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const [printing, setPrinting] = useState(() => readDevicePrinting(storeId))
  const change = (next: DevicePrinting | null) => {
    writeDevicePrinting(storeId, next)
    // A browser that stores nothing leaves it off.
    setPrinting(readDevicePrinting(storeId))
  }
  const turn = (isOn: boolean) =>
    change(isOn ? { since: serverNow().toISOString(), kinds: ['kitchen'] } : null)
  const choose = (kind: TicketKind, isChosen: boolean) => {
    if (!printing) return
    const kinds = TICKET_KINDS.filter((each) =>
      each === kind ? isChosen : printing.kinds.includes(each),
    )
    change(kinds.length > 0 ? { ...printing, kinds } : null)
  }
  return (
    <section className="panel stack" aria-labelledby="print-on-device">
      <div>
        <h2 id="print-on-device">{t('printers.device.title')}</h2>
        <p className="soft">{t('printers.device.text')}</p>
      </div>
      <Switch
        className="as-row"
        aria-describedby="print-on-device-help"
        checked={printing !== null}
        onChange={({ target }) => turn(target.checked)}
      >
        {t('printers.device.turn')}
      </Switch>
      {printing && (
        <fieldset className="stack device-kinds">
          <legend className="sr">{t('printers.device.kinds')}</legend>
          {TICKET_KINDS.map((kind) => (
            <Switch
              key={kind}
              className="as-row"
              checked={printing.kinds.includes(kind)}
              onChange={({ target }) => choose(kind, target.checked)}
            >
              {t(`printers.device.kind.${kind}`)}
            </Switch>
          ))}
        </fieldset>
      )}
      <p id="print-on-device-help" className="small soft">
        {t('printers.device.help')}
      </p>
    </section>
  )
}
