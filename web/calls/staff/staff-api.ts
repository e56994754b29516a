import type { BaseQueryApi, EndpointDefinitions } from '@reduxjs/toolkit/query/react'
import { CALL_PATHS, type CallId } from '#contract/call-paths.ts'
import { STAFF_CALL_PATHS } from '#contract/partner/staff-call-paths.ts'
import { addCallsAt, type CallEndpoints } from '#web/calls/api.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'

/** The calls that staff make: their own, and those of every account. */
const paths = { ...CALL_PATHS, ...STAFF_CALL_PATHS }

export type StaffCallEndpoints = CallEndpoints<CallId>

/** Adds calls of the store app and the operator's pages, whose paths only these load. */
export const addStaffCalls = <Added extends EndpointDefinitions>(
  define: (endpoints: StaffCallEndpoints) => Added,
) => addCallsAt(paths, define)

type Dispatch = BaseQueryApi['dispatch']

/** What is done with the answer of a call, unless it fails: most changes are answered with all as it is now. */
export const onAnswer = <Given, Answer>(
  act: (answer: Answer, dispatch: Dispatch, given: Given) => void,
) => ({
  async onQueryStarted(
    given: Given,
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: Answer }> },
  ): Promise<void> {
    const answer = await unlessFailed(queryFulfilled)
    if (answer) act(answer.data, dispatch, given)
  },
})
