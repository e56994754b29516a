import { solveWork } from './bot-check-solve.ts'

// One challenge in, one token out; whoever asked ends the worker then.
self.addEventListener('message', ({ data }: MessageEvent<object>) => {
  void solveWork(data).then(
    (token) => self.postMessage(token, {}),
    () => self.postMessage(null, {}),
  )
})
