/**
 * The palette of badges, on both sites: blue for what goes on, green for what went well, amber for what somebody must do
 * or wait for, red for what was refused, laterite for what is urgent, `paid` for what is paid for.
 */
export type BadgeTone = 'grey' | 'blue' | 'green' | 'amber' | 'red' | 'laterite' | 'paid'

/** How a state is shown. */
export interface StateBadge {
  label: string
  tone: BadgeTone
}
