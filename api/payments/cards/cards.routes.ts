import { paymentCalls } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeCard, deleteCard } from './change-card.ts'
import { chooseCartCard } from './choose-cart-card.ts'
import { listCards, listCartCards } from './list-cards.ts'
import { prepareCard, saveCard } from './save-card.ts'

export function cardRoutes(serve: Serve, context: Context): void {
  serve(paymentCalls.listCards, (asking) => listCards(context, accountOf(asking).accountId))
  serve(paymentCalls.prepareCard, (asking) => prepareCard(context, accountOf(asking).accountId))
  serve(paymentCalls.saveCard, (asking) =>
    saveCard(context, accountOf(asking).accountId, asking.body),
  )
  serve(paymentCalls.changeCard, (asking) =>
    changeCard(context, accountOf(asking).accountId, asking.params.id, asking.body.isDefault),
  )
  serve(paymentCalls.deleteCard, (asking) =>
    deleteCard(context, accountOf(asking).accountId, asking.params.id),
  )
  serve(paymentCalls.listCartCards, (asking) =>
    listCartCards(context, asking.params.cartToken, accountOf(asking)),
  )
  serve(paymentCalls.chooseCartCard, (asking) =>
    chooseCartCard(
      context,
      asking.params.cartToken,
      { ...asking.asker, who: accountOf(asking) },
      asking.body.cardId,
    ),
  )
}
