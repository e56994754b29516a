import {
  changeLanguage,
  changeNews,
  findOrderPush,
  deleteBrowsers,
  getNews,
  getPushKey,
  startOrderPush as startCall,
  stopOrderPush,
  type News,
} from '#contract/news.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { publicKeyOf } from '#api/outside/push/push-subscription.ts'
import { loadEmailNews, saveEmailNews, saveLanguage } from './news.queries.ts'
import { subscriberOf } from './order-subscriber.ts'
import { startOrderPush } from './start-order-push.ts'
import { countBrowsers, deleteSubscriptions, hasSubscription } from './subscriptions.queries.ts'

export function newsRoutes(serve: Serve, context: Context): void {
  const { db, now, configuration } = context
  const publicKey = publicKeyOf(configuration.pushKey)
  const newsOfAccount = async (accountId: string): Promise<News> => ({
    ...(await loadEmailNews(db, accountId)),
    browsers: await countBrowsers(db, accountId, now()),
  })
  serve(getNews, (asking) => newsOfAccount(accountOf(asking).accountId))
  serve(changeNews, async (asking) => {
    const { accountId } = accountOf(asking)
    await saveEmailNews(db, accountId, asking.body.byEmail)
    return newsOfAccount(accountId)
  })
  serve(changeLanguage, async (asking) => {
    const { accountId } = accountOf(asking)
    await saveLanguage(db, accountId, asking.body.language)
    return newsOfAccount(accountId)
  })
  serve(deleteBrowsers, (asking) => deleteSubscriptions(db, accountOf(asking)))
  serve(getPushKey, () => ({ publicKey }))
  serve(findOrderPush, async (asking) => {
    const subscriber = await subscriberOf(context, asking.params.orderId, askingOf(asking))
    return { isOn: await hasSubscription(db, subscriber, asking.body.endpoint) }
  })
  serve(startCall, (asking) =>
    startOrderPush(context, asking.params.orderId, askingOf(asking), asking.body),
  )
  serve(stopOrderPush, async (asking) => {
    const subscriber = await subscriberOf(context, asking.params.orderId, askingOf(asking))
    await deleteSubscriptions(db, subscriber, asking.body.endpoint)
  })
}

function askingOf(asking: Parameters<typeof claimantOf>[0]) {
  return { who: asking.who, orderToken: claimantOf(asking).orderToken }
}
