import { useState } from 'react'
import type { Product, ProductWithOptions } from '#contract/menu.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose, DialogFrame, DialogTitle } from '#ui/dialog/dialog.tsx'
import { useGetProductWithOptionsQuery } from '#web/calls/store-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import type { ChosenProduct, LineToChange } from './chosen-product.ts'
import { ProductForm, ProductWait } from './product-form.tsx'
import { ProductTop } from './product-side.tsx'

interface ProductDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  store: Pick<Store, 'id' | 'phone'>
  /** As the menu has it; null if it is not on the menu. */
  product: Product | null
  line: LineToChange | null
  /** Whether the kitchen takes orders for that time. */
  canAdd: boolean
  /** The service and time. */
  menuQuery: MenuQuery
  /** Adds or changes; throws an `ApiFailure`. */
  onDone: (dish: ChosenProduct) => Promise<void>
}

/** A dish with its options: a sheet on a phone, two columns from 992 px. */
export function ProductDialog(props: ProductDialogProps) {
  const { t } = useTranslation()
  const { isOpen, onClose, onClosed, store, product } = props
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      hasOwnAddress
      size="wide"
      className={product ? 'pd' : undefined}
    >
      {product ? (
        <>
          <DialogClose label={t('shell.close')} isSolid className="close" />
          <ProductWithChoices {...props} product={product} />
        </>
      ) : (
        <>
          <ProductTop store={store} art={null} />
          <div className="dialog-body">
            <div className="dialog-head">
              <DialogTitle>{t('menu.productMissing')}</DialogTitle>
              <DialogClose label={t('shell.close')} />
            </div>
            <p className="soft">{t('menu.productMissingText')}</p>
          </div>
        </>
      )}
    </DialogFrame>
  )
}

function ProductWithChoices(props: ProductDialogProps & { product: Product }) {
  const { t } = useTranslation()
  const { product, line, canAdd, ...rest } = props
  // A dish without options needs no further data.
  const hasChoices = product.hasOptions || product.isBundle
  const { data, isError, refetch, isFetching } = useGetProductWithOptionsQuery(
    { params: { id: product.id }, query: props.menuQuery },
    { skip: !hasChoices, refetchOnMountOrArgChange: 60 },
  )
  const known = hasChoices ? data : withoutOptions(product, props.store.id)
  const [lineAtFirst] = useState(line)
  if (known)
    return (
      <ProductForm {...rest} product={canAdd ? known : whileClosed(known)} line={lineAtFirst} />
    )
  return (
    <ProductWait store={props.store} product={product}>
      {isError && !isFetching && (
        <div className="stack" role="alert">
          <p className="strong">{t('menu.productMissing')}</p>
          <Button onClick={() => void refetch()}>{t('menu.tryAgain')}</Button>
        </div>
      )}
    </ProductWait>
  )
}

const whileClosed = (product: ProductWithOptions): ProductWithOptions => ({
  ...product,
  isAvailable: false,
  unavailableReason: product.unavailableReason ?? 'storeClosed',
})

const withoutOptions = (product: Product, storeId: string): ProductWithOptions => ({
  ...product,
  storeId,
  storeSlug: '',
  optionGroups: [],
  openedGroups: [],
  bundleSlots: [],
})
