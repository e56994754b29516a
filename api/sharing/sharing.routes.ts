import type { FastifyRequest } from 'fastify'
import { MEMBER_TOKEN_HEADER } from '#contract/constants.ts'
import { sharedCartCalls } from '#contract/sharing/shared-cart.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { changeSharedCart } from './change-shared-cart.ts'
import { changeSharing } from './change-sharing.ts'
import { joinSharedCart } from './join-shared-cart.ts'
import { readSharedCart } from './read-shared-cart.ts'
import { shareCart } from './share-cart.ts'
import { stopSharing } from './stop-sharing.ts'

export function sharingRoutes(serve: Serve, context: Context): void {
  serve(sharedCartCalls.shareCart, ({ params, asker, body }) =>
    shareCart(context, params.cartToken, asker, body.ownerName),
  )
  serve(sharedCartCalls.changeSharing, ({ params, asker, body }) =>
    changeSharing(context, params.cartToken, asker, body.isLocked),
  )
  serve(sharedCartCalls.stopSharing, ({ params, asker }) =>
    stopSharing(context, params.cartToken, asker),
  )
  serve(sharedCartCalls.getSharedCart, ({ params, request }) =>
    readSharedCart(context, params.shareToken, memberTokenOf(request)),
  )
  serve(sharedCartCalls.joinSharedCart, ({ params, body, request: { ip } }) =>
    joinSharedCart(context, { ...params, ip }, body.name),
  )
  serve(sharedCartCalls.changeSharedCart, ({ params, body, request }) => {
    const memberToken = memberTokenOf(request)
    return changeSharedCart(context, { ...params, memberToken, ip: request.ip }, body)
  })
}

function memberTokenOf({ headers }: FastifyRequest): string | null {
  const shown = headers[MEMBER_TOKEN_HEADER]
  return typeof shown === 'string' ? shown : null
}
