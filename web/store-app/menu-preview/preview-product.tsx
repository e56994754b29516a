import '#web/styles/stores/product-dialog.css'
import { useMemo } from 'react'
import type { Category, Product, ProductWithOptions } from '#contract/menu.ts'
import type { Store } from '#contract/stores/stores.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose, DialogFrame } from '#ui/dialog/dialog.tsx'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import { PartSourceContext, type PartSource } from '#web/menu/options/use-part-choices.ts'
import { ProductForm, ProductWait } from '#web/menu/product/product-form.tsx'
import { useOpenProduct } from '#web/menu/product/use-open-product.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { previewApi, usePreviewProductQuery } from './preview-calls.ts'

interface PreviewProductProps {
  store: Store
  categories: readonly Category[]
  service: Service
}

/** The drafted dish in the page's query, as its customers would choose it. */
export function PreviewProduct({ store, categories, service }: PreviewProductProps) {
  const { t } = useTranslation()
  const { shown, isOpen, close, closed } = useOpenProduct()
  const product = categories
    .flatMap(({ products }) => products)
    .find(({ id }) => id === shown?.productId)
  if (!product) return null
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      onClosed={closed}
      hasOwnAddress
      size="wide"
      className="pd"
    >
      <DialogClose label={t('shell.close')} isSolid className="close" />
      <Choices key={`${product.id} ${service}`} {...{ store, product, service }} />
    </DialogFrame>
  )
}

interface ChoicesProps {
  store: Store
  product: Product
  service: Service
}

function Choices({ store, product, service }: ChoicesProps) {
  const { t } = useTranslation()
  const params = { storeId: store.id, productId: product.id }
  const { data, isError, isFetching, refetch } = usePreviewProductQuery({
    params,
    query: { service },
  })
  if (data && !isFetching) return <Form {...{ store, service }} product={data} />
  return (
    <ProductWait store={store} product={product}>
      {isError && !isFetching && (
        <div className="stack" role="alert">
          <p className="strong">{t('menuPreview.dishFailed')}</p>
          <Button onClick={() => void refetch()}>{t('menuPreview.tryAgain')}</Button>
        </div>
      )}
    </ProductWait>
  )
}

function Form({ store, product, service }: ChoicesProps & { product: ProductWithOptions }) {
  const { t } = useTranslation()
  const source = useMemo(() => drafted(store.id), [store.id])
  return (
    <PartSourceContext value={source}>
      <ProductForm
        store={store}
        product={product}
        menuQuery={{ service }}
        line={null}
        onDone={async () => {}}
        renderFooter={(pence) => (
          <footer className="menu-preview-total">
            <p>
              <b>{formatPence(pence)}</b> {t('menuPreview.noOrder')}
            </p>
          </footer>
        )}
      />
    </PartSourceContext>
  )
}

const { previewProduct } = previewApi.endpoints

/** The dishes of a store's draft. */
function drafted(storeId: string): PartSource {
  const argument = (productId: string, { service }: MenuQuery) => ({
    params: { storeId, productId },
    query: { service },
  })
  return {
    load: (id, query, options) => (dispatch) =>
      dispatch(previewProduct.initiate(argument(id, query), options)),
    select: (id, query) => previewProduct.select(argument(id, query)),
  }
}
