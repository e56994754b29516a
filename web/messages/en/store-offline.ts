/** What staff read while the network is away, and about what they did meanwhile. */
export const storeOffline = {
  offlineTitle: 'No network.',
  offlineTitleSince: 'No network since {{time}}.',
  offlineText:
    'New orders and cancellations don’t reach you, and customers aren’t told what you do: ring them, their number is on their order. What you press here is sent when the network is back.',
  offlineTextNever:
    'You can’t get new orders. Check this device’s internet. We’re trying to reconnect.',
  emptyNewOffline: 'New orders appear here when the network is back.',
  offlineRing: 'Ring {{marketplace}} if it lasts',

  unsent: {
    waiting: 'Waiting for the network: “{{act}}” isn’t sent yet.',
    waitingToConfirm: 'Waiting for the network: “{{act}}” isn’t confirmed yet.',
    sending: 'Sending “{{act}}”.',
    act: {
      accept: 'Accepted',
      decline: 'Declined',
      cancel: 'Cancelled',
      ready: 'Ready to collect',
      dispatch: 'Out for delivery',
      complete: 'Done',
      start: 'Cooking started',
      acknowledge: 'Seen',
    },
    deadline:
      'If it isn’t sent by {{time}}, the order is declined automatically. Ring the customer.',
    deadlinePassed:
      'It had to be sent by {{time}}, so the order has probably been declined. Ring the customer before you cook.',
    takeBack: 'Undo',
    takeBackNamed: 'Undo “{{act}}” of order {{number}}',
    notStored: 'This device couldn’t save that. Try again when the network is back.',
    sent_one: 'Sent what you did without a network: {{count}} change.',
    sent_other: 'Sent what you did without a network: {{count}} changes.',
    lostAtLogOut_one: '{{count}} change isn’t sent yet. If you log out now, it’s lost.',
    lostAtLogOut_other: '{{count}} changes aren’t sent yet. If you log out now, they’re lost.',
  },

  notDone: {
    region: 'What couldn’t be done',
    title: 'Order {{number}}: “{{act}}” couldn’t be done.',
    missed:
      'It wasn’t answered by {{time}}, so it was declined automatically and the customer was told. Don’t cook it. If it’s cooked, ring the customer.',
    declined: 'It was declined on another device, and the customer was told. Don’t cook it.',
    cancelledByCustomer: 'The customer cancelled it. Don’t cook it or send it out.',
    cancelled: 'It was cancelled meanwhile. Don’t cook it or send it out.',
    moved: 'It’s already “{{status}}”, so nothing was changed.',
    other: '{{reason}} Open the order and try again.',
    dismiss: 'OK',
    dismissNamed: 'OK, order {{number}} is seen to',
  },

  needsNetwork: {
    title: 'That needs the network',
    refund: 'Refund the customer when the network is back.',
    change: 'Change the order when the network is back, or ring the customer.',
    delay: 'Nobody would tell the customer. Ring them.',
    soldOut: 'Mark it as sold out when the network is back.',
    busy: 'Change how busy you are when the network is back.',
    pause: 'Pause orders when the network is back.',
    done: 'The finished orders show when the network is back.',
    order:
      'You can read and print this order without a network. Changing it, refunding it and ticket printers need the network.',
  },
} as const
