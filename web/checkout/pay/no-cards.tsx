import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useFocusHandover } from '#web/checkout/use-focus-handover.ts'
import { formatFee } from '#web/messages/formats.ts'
import type { PayChoice } from './use-pay-choice.ts'

/** Why only cash can be chosen, where cards would be offered too. */
export function NoCards({ choice }: { choice: PayChoice }) {
  const { t } = useTranslation()
  const { taken, online } = choice
  if (taken === 'unavailable' || taken === 'scriptFailed')
    return <Failed choice={choice} why={taken} />
  if (taken === 'tooSmall' && online)
    return (
      <Banner variant="info">
        {t('payments.tooSmall', { minimum: formatFee(online.minimumPence) })}
      </Banner>
    )
  return null
}

function Failed({ choice, why }: { choice: PayChoice; why: 'unavailable' | 'scriptFailed' }) {
  const { t } = useTranslation()
  const element = useFocusHandover<HTMLDivElement>(wayToPayBelow)
  return (
    <div ref={element}>
      <Banner
        variant="warning"
        isAnnounced
        action={
          <div className="row wrap problem-acts">
            <Button size="sm" onClick={choice.tryAgain}>
              {t('payments.tryAgain')}
            </Button>
          </div>
        }
      >
        {t(`payments.${why}`)}
      </Banner>
    </div>
  )
}

/** The choice that is always shown, whatever the next attempt brings. */
function wayToPayBelow(banner: HTMLElement): HTMLElement | null {
  const cash = banner.parentElement?.querySelector<HTMLElement>('.pays input[value="cash"]')
  return cash ?? document.getElementById('main')
}
