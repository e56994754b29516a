import { solveWork } from './bot-check-solve.ts'

// One challenge in, one token out; the caller then ends the worker.
self.addEventListener('message', ({ data }: MessageEvent<object>) => {
  void solveWork(data).then(
    (token) => self.postMessage(token, {}),
    () => self.postMessage(null, {}),
  )
})
