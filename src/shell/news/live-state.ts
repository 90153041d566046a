/** Whether news reach this tab by themselves; where they don't, lists that wait for news ask every minute. */
export const liveState = { on: false }
