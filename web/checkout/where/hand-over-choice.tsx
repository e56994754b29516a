import '#web/styles/stores/framed-choices.css'
import { Choice } from '#ui/form/choice.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { HandOver } from './use-hand-over.ts'

/** Whether the courier hands the food to somebody, or leaves it at the door. */
export function HandOverChoice({ handOver }: { handOver: HandOver }) {
  const { t } = useTranslation()
  const { because, leaveAtDoor, choose } = handOver
  return (
    <fieldset className="framed-choices is-pair">
      <legend>{t('checkout.atTheDoor')}</legend>
      <Choice type="radio" name="handOver" checked={!leaveAtDoor} onChange={() => choose(false)}>
        {t('checkout.handOver')}
      </Choice>
      <Choice
        type="radio"
        name="handOver"
        checked={leaveAtDoor}
        disabled={because !== null}
        onChange={() => choose(true)}
        small={because && t(`checkout.handOverBecause.${because}`)}
      >
        {t('checkout.leaveAtDoor')}
      </Choice>
    </fieldset>
  )
}
