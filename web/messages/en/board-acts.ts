/** What staff read when they delay an order, or take back what they did with one. */
export const boardActs = {
  delay: {
    name: 'Delayed',
    open: 'Delay',
    openNamed: 'Delay order {{number}}',
    title: 'How much longer does order {{number}} need?',
    text: 'The customer is told the new time at once. An order can be delayed by {{count}} minutes in all.',
    byMinutes: '+{{count}} min',
    readyAt: 'ready {{time}}',
    noMore: 'This order can’t be delayed any further. Ring the customer.',
    runningLate: 'Running late',
    delayedBy: 'delayed by {{count}} min',
  },
  undo: {
    button: 'Undo',
    undone: 'Undone: order {{number}} is where it was.',
    done: {
      accept: 'Order {{number}} accepted.',
      start: 'Cooking of order {{number}} started.',
      delay: 'Order {{number}} delayed.',
      ready: 'Order {{number}} is ready to collect.',
      dispatch: 'Order {{number}} is out for delivery.',
      complete: 'Order {{number}} is done.',
      decline: 'Declining order {{number}}.',
      cancel: 'Cancelling order {{number}}.',
    },
    notSentYet: 'The customer isn’t told yet.',
    recall: 'Put back on the board',
    recalling: 'Putting back',
    recalled: 'Order {{number}} is back on the board.',
  },
} as const
