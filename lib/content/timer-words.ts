/** Texts of the timers, which the browser loads. */
export const timerWords = {
  title: 'Timers',
  start: (time: string) => `Start a timer: ${time}`,
  done: 'Time is up',
  hold: 'Pause',
  go: 'Go on',
  minute: '+1 min',
  rest: (minutes: string) => `${minutes} more`,
  stop: 'Remove',
  fewer: 'Fewer',
  timers: 'timers',
  notify: 'Notify me, too',
  note: 'Rings while a page of ours is open.',
  blocked: 'Notifications are blocked in this browser. It rings while a page of ours is open.',
} as const
