import { Bike, Footprints } from 'lucide-react'
import { Segment } from '#ui/form/segment.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ApplyWithoutScripts, OtherChoices } from './choice-inputs.tsx'
import { useList } from './shown-list.ts'

/** Delivery or collection. */
export function ServiceSwitch() {
  const { t } = useTranslation()
  const { choices, choose } = useList()
  return (
    <form className="row">
      <Segment
        legend={t('storeList.service')}
        name="service"
        value={choices.service}
        onChange={(service) => choose({ ...choices, service, freeDelivery: false })}
        options={[
          { value: 'delivery', label: t('storeList.delivery'), icon: Bike },
          { value: 'collection', label: t('storeList.collection'), icon: Footprints },
        ]}
      />
      <OtherChoices except={['service', 'freeDelivery']} />
      <ApplyWithoutScripts />
    </form>
  )
}
