import { areaPauseCalls as calls } from '#contract/operator/area-pauses.ts'
import type { Context } from '#api/context.ts'
import { operatorOf, type Serve } from '#api/http/serve.ts'
import { endAreaPause } from './end-area-pause.ts'
import { pauseArea } from './pause-area.ts'

export function areaPauseRoutes(serve: Serve, context: Context): void {
  serve(calls.pauseArea, (asking) => pauseArea(context, asking.body, operatorOf(asking)))
  serve(calls.endAreaPause, (asking) =>
    endAreaPause(context, asking.params.areaPauseId, operatorOf(asking)),
  )
}
